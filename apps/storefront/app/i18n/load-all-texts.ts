import { languages } from 'virtual:texts'
import type { Language } from '@vonk/domain/stores'
import { closestOf } from '@vonk/languages/tags'
import { createI18n, type ShopI18n } from './create-i18n.ts'

/** The languages that the shop has texts in. */
export const offeredLanguages: readonly Language[] = Object.keys(languages)

/** Where the pages are that the law wants, unless editors say otherwise. */
export function legalPathsIn(language: Language) {
  return closestOf(languages, language).legalPaths
}

/** The texts a visit may begin with. */
export async function loadFirstTexts(language: Language): Promise<ShopI18n> {
  const { file, load } = closestOf(languages, language)
  return createI18n(language, file, await load())
}

/** All texts of one language. */
export async function loadI18n(language: Language): Promise<ShopI18n> {
  const i18n = await loadFirstTexts(language)
  await Promise.all([i18n.later.load(), i18n.account.load(), i18n.choices.load()])
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
