import { err, ok, type Result } from '../result/index.ts'
import { countCharacters } from '../text/index.ts'
import type { FormRefusal } from './form-refusal.ts'

/** Characters as people count them, so the limit is the same for é and for an emoji. */
export function checkMaximum(text: string, total: number): Result<string, FormRefusal> {
  return countCharacters(text) > total ? err({ code: 'too-many-characters', total }) : ok(text)
}

export function checkMinimum(text: string, total: number): Result<string, FormRefusal> {
  return countCharacters(text) < total ? err({ code: 'too-few-characters', total }) : ok(text)
}
