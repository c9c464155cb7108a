import type { CallResult } from '@vonk/client'
import type { ComponentDescription } from '@vonk/contract'
import type { listBlockKinds } from '@vonk/contract/calls'
import type { Kinds } from './new-item.ts'

/** The kinds of blocks by name; the call describes them with `describeComponents`, whose answer has this shape. */
export function readKinds(answer: CallResult<typeof listBlockKinds> | null): Kinds {
  const kinds = (answer?.kinds ?? []) as unknown as readonly ComponentDescription[] // See above.
  return new Map(kinds.map((kind) => [kind.name, kind]))
}
