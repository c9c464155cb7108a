import type { Language } from '../label/language.ts'

/** The language a view is written in stands at the end of its code. */
export function languageOf(storeCode: string): Language {
  if (storeCode.endsWith('de')) return 'de'
  return storeCode.endsWith('en') ? 'en' : 'nl'
}
