import { err, ok, type Result } from '../result/index.ts'
import { countCharacters, tidyText } from '../text/index.ts'
import type { FormRefusal } from './form-refusal.ts'

export const minTaxId = 3

export function checkTaxId(text: string): Result<string, FormRefusal> {
  const taxId = tidyText(text)
  if (taxId === '') return err({ code: 'required' })
  return countCharacters(taxId) < minTaxId ? err({ code: 'tax-id-too-short', minimum: minTaxId }) : ok(taxId)
}
