import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '@vonk/domain/stores'

const catalogues: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
}

/** The texts of one language; the browser fetches no other. An instance never changes language, so requests may share it. */
export async function loadI18n(language: Language): Promise<I18n> {
  const { messages } = await catalogues[language]()
  return setupI18n({ locale: language, messages: { [language]: messages } })
}
