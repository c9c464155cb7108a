import { ok, type Result } from '../result/index.ts'
import { tidyText } from '../text/index.ts'
import type { FormRefusal } from './form-refusal.ts'

/** A field that may stay empty: nothing is accepted as '', anything else must pass the check. */
export function optional(
  check: (text: string) => Result<string, FormRefusal>,
): (text: string) => Result<string, FormRefusal> {
  return (text) => (tidyText(text) === '' ? ok('') : check(text))
}
