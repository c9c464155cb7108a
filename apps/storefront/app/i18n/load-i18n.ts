import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '@vonk/domain/stores'

const catalogues: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
}

const loading = new Map<Language, Promise<I18n>>()

/** The texts of one language; the browser fetches no other. An instance never changes language, so requests share it. */
export function loadI18n(language: Language): Promise<I18n> {
  const known = loading.get(language)
  if (known) return known
  const loaded = readCatalogue(language)
  loading.set(language, loaded)
  // A chunk that could not be fetched is asked for again next time.
  loaded.catch(() => loading.delete(language))
  return loaded
}

async function readCatalogue(language: Language): Promise<I18n> {
  const { messages } = await catalogues[language]()
  return setupI18n({ locale: language, messages: { [language]: messages } })
}
