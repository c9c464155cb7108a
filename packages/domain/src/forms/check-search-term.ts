import { err, ok, type Result } from '../result/index.ts'
import { isSearchable, minSearchLength, normalizeSearchText } from '../search-text/index.ts'
import type { FormRefusal } from './form-refusal.ts'

export function checkSearchTerm(text: string): Result<string, FormRefusal> {
  return isSearchable(text)
    ? ok(normalizeSearchText(text))
    : err({ code: 'search-term-too-short', minimum: minSearchLength })
}
