import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '@vonk/domain/stores'
import { createDateFormats, type DateFormats } from './date-formats.ts'
import type { MessageValues } from './message-values.data.ts'

type MessageId = keyof MessageValues

/** A text of the shop in the shopper's language; ids and values are checked by the compiler. */
export type Translate = <Id extends MessageId>(
  id: Id,
  ...values: MessageValues[Id] extends null ? [] : [MessageValues[Id]]
) => string

/** The texts and dates of one language. It never changes, so requests share it. */
export type ShopI18n = I18n & {
  readonly language: Language
  readonly translate: Translate
  readonly dates: DateFormats
}

const catalogues: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
}

/** The texts of one language; the browser fetches no other. */
export async function loadI18n(language: Language): Promise<ShopI18n> {
  const { messages } = await catalogues[language]()
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  return Object.assign(i18n, { language, translate: createTranslate(i18n), dates: createDateFormats(language) })
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
function createTranslate(i18n: I18n): Translate {
  const plain = new Map<MessageId, string>()
  return (id, ...[values]) => {
    if (values) return i18n._(id, values)
    const text = plain.get(id) ?? i18n._(id)
    plain.set(id, text)
    return text
  }
}
