import type { Language } from '@vonk/domain/stores'

/** The language a view is written in stands at the end of its code. */
export function languageOf(storeCode: string): Language {
  if (storeCode.endsWith('de')) return 'de'
  return storeCode.endsWith('en') ? 'en' : 'nl'
}
