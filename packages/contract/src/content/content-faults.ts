import type { InputIssue } from '../common-refusals.ts'

type Part = { readonly path: readonly string[]; readonly value: unknown }

const deepest = 60

/** What no schema says of content: it does not nest without end, its text can be stored, and every `_uid` is its own. */
export function findFaults(content: unknown): InputIssue[] {
  const uids = new Set<unknown>()
  return partsOf(content)
    .flatMap((part) => {
      const message = faultOf(part, uids)
      return message === null ? [] : [{ path: part.path.join('.'), message }]
    })
    .toArray()
}

/** Whether content nests deeper than a validator's stack should have to follow. */
export function isTooDeep(content: unknown): boolean {
  return partsOf(content).some(({ path }) => path.length > deepest)
}

function faultOf({ path, value }: Part, uids: Set<unknown>): string | null {
  if (path.length > deepest) return 'Nested too deep'
  if (typeof value !== 'string') return null
  if (!value.isWellFormed() || value.includes('\0')) return 'Not a text that can be stored'
  if (path.at(-1) !== '_uid') return null
  if (uids.has(value)) return 'Another part has the same _uid'
  uids.add(value)
  return null
}

/** The content and everything in it, as far down as content may go. */
function* partsOf(value: unknown, path: readonly string[] = []): Generator<Part> {
  yield { path, value }
  if (typeof value !== 'object' || value === null || path.length > deepest) return
  for (const [key, inner] of Object.entries(value)) yield* partsOf(inner, [...path, key])
}
