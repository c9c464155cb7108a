import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '@vonk/domain/stores'
import { createDateFormats, type DateFormats } from './date-formats.ts'
import { createLaterTexts, type LaterTexts } from './later-texts.ts'
import type { FirstMessageValues, LaterMessageValues } from './message-values.data.ts'

type MessageValues = FirstMessageValues & LaterMessageValues

type MessageId = keyof MessageValues

type Translator<Values> = <Id extends keyof Values>(
  id: Id,
  ...values: Values[Id] extends null ? [] : [Values[Id]]
) => string

/** A text of the shop in the shopper's language; ids and values are checked by the compiler. */
export type Translate = Translator<FirstMessageValues>

/** Also knows the texts that come later: those of parts and pages that nobody's visit begins with. */
export type TranslateLater = Translator<MessageValues>

/** The texts and dates of one language. Nothing but the texts that come later is ever added, so requests share it. */
export type ShopI18n = I18n & {
  readonly language: Language
  readonly translate: TranslateLater
  readonly dates: DateFormats
  readonly later: LaterTexts
}

type Catalogues = Readonly<Record<Language, () => Promise<{ messages: Messages }>>>

const first: Catalogues = {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
}

const later: Catalogues = {
  nl: () => import('./later-nl.ts'),
  en: () => import('./later-en.ts'),
  de: () => import('./later-de.ts'),
}

/** The texts a visit may begin with, in one language; the browser fetches no other. */
export async function loadFirstTexts(language: Language): Promise<ShopI18n> {
  const { messages } = await first[language]()
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  return Object.assign(i18n, {
    language,
    translate: createTranslate(i18n),
    dates: createDateFormats(language),
    later: createLaterTexts(async () => i18n.load(language, (await later[language]()).messages)),
  })
}

/** All texts of one language. */
export async function loadI18n(language: Language): Promise<ShopI18n> {
  const i18n = await loadFirstTexts(language)
  await i18n.later.load()
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

/** A text without values is always the same, so it is looked up once. */
function createTranslate(i18n: I18n): TranslateLater {
  const plain = new Map<MessageId, string>()
  return (id, ...[values]) => {
    if (values) return i18n._(id, values)
    const text = plain.get(id) ?? i18n._(id)
    plain.set(id, text)
    return text
  }
}
