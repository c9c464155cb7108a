import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '@vonk/domain/stores'

const catalogues = import.meta.glob<{ messages: Messages }>('./*.po')

/** The texts of one language; the browser fetches no other. An instance never changes language, so requests may share it. */
export async function loadI18n(language: Language): Promise<I18n> {
  const load = catalogues[`./${language}.po`]
  if (!load) throw new MissingCatalogue(language)
  const { messages } = await load()
  return setupI18n({ locale: language, messages: { [language]: messages } })
}

class MissingCatalogue extends Error {
  constructor(language: string) {
    super(`There is no message catalogue for the language "${language}"`)
    this.name = 'MissingCatalogue'
  }
}
