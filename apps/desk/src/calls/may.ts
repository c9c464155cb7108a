import type * as calls from '@vonk/contract/calls'
import type { DeskSession } from './create-api.ts'

type OneCall = (typeof calls)[keyof typeof calls]
/** A right that a call of staff asks for. */
export type Right = Extract<OneCall, { readonly right: string }>['right']

/** Whether a member of staff may do this; nobody may do anything. */
export function may(member: DeskSession['member'], right: Right): boolean {
  return member?.rights.includes(right) ?? false
}
