import { err, ok, type Result } from '../result/index.ts'
import { tidyText } from '../text/index.ts'
import type { FormRefusal } from './form-refusal.ts'

/** The text without surplus spaces; nothing but spaces is nothing. */
export function checkRequired(text: string): Result<string, FormRefusal> {
  const tidy = tidyText(text)
  return tidy === '' ? err({ code: 'required' }) : ok(tidy)
}
