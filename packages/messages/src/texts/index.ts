import type { Language } from '@vonk/domain/stores'
import { inLanguage } from '@vonk/languages'
import { de } from './de.ts'
import { en } from './en.ts'
import type { MailTexts } from './mail-texts.ts'
import { nl } from './nl.ts'

const catalogues: Readonly<Record<Language, MailTexts>> = { nl, de, en }

export function textsOf(language: Language): MailTexts {
  return inLanguage(catalogues, language)
}

/** Puts values where their names stand in braces. A greeting without a name ends before it. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  const greeted = values['name'] === '' ? text.replace(/,? \{name\}/, '') : text
  return greeted.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}

export type { KindTexts, LegalTexts, MailTexts, MailWords } from './mail-texts.ts'
