import { checkRequired } from '@vonk/domain/forms'
import { ok } from '@vonk/domain/result'

/** A password that is known already is taken as it is typed: spaces are part of it. */
export function checkTyped(typed: string): ReturnType<typeof checkRequired> {
  return typed === '' ? checkRequired('') : ok(typed)
}
