import { err, type Result } from '../result/index.ts'
import { tidyText } from '../text/index.ts'
import { checkMaximum } from './check-length.ts'
import type { FormRefusal } from './form-refusal.ts'

export const minNameLetters = 2
const maxName = 255

/** A name of a person or a city in any script: what counts are its letters, not dots, hyphens or spaces. */
export function checkName(text: string, minimum: number = minNameLetters): Result<string, FormRefusal> {
  const name = tidyText(text)
  if (name === '') return err({ code: 'required' })
  const letters = name.match(/\p{L}/gu)?.length ?? 0
  return letters < minimum ? err({ code: 'name-too-short', minimum }) : checkMaximum(name, maxName)
}
