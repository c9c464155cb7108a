import type { CallResult } from '@vonk/client'
import type { addChild } from '@vonk/contract/calls'
import { type Child, childOf } from '@vonk/domain/family'

/** A child as the server describes it, in the words of the shop. */
export function toChild({ id, firstname, birth_month, height, size }: CallResult<typeof addChild>): Child {
  const told = { birthMonth: birth_month ?? null, heightCm: height ?? null, size: size ?? null }
  return childOf({ id, firstName: firstname, ...told })
}
