import type { Language } from '@vonk/domain/stores'
import { accountTexts } from './account-texts.ts'
import { choicesTexts } from './choices-texts.ts'
import { loadFirstTexts, type ShopI18n } from './load-i18n.ts'

/** All texts of one language. */
export async function loadI18n(language: Language): Promise<ShopI18n> {
  const i18n = await loadFirstTexts(language)
  await Promise.all([i18n.later.load(), accountTexts(i18n).load(), choicesTexts(i18n).load()])
  return i18n
}

/** Loads each language once, for a process that serves them all. */
export function createI18nCache(): (language: Language) => Promise<ShopI18n> {
  const cached = new Map<Language, Promise<ShopI18n>>()
  return function findI18n(language) {
    const loading = cached.get(language) ?? loadI18n(language)
    cached.set(language, loading)
    // A chunk that could not be read is asked for again next time.
    loading.catch(() => cached.delete(language))
    return loading
  }
}
