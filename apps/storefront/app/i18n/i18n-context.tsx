import type { I18n } from '@lingui/core'
import type { Language } from '@vonk/domain/stores'
import { createContext, type ReactNode, useContext } from 'react'
import type { MessageValues } from './message-values.data.ts'

type MessageId = keyof MessageValues

/** A text of the shop in the shopper's language; ids and values are checked by the compiler. */
export type Translate = <Id extends MessageId>(
  id: Id,
  ...values: MessageValues[Id] extends null ? [] : [MessageValues[Id]]
) => string

const I18nContext = createContext<I18n | null>(null)

export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>
}

export function useTranslation(): Translate {
  return translateOf(useI18n())
}

const translates = new WeakMap<I18n, Translate>()

function translateOf(i18n: I18n): Translate {
  const known = translates.get(i18n)
  if (known) return known
  const translate = createTranslate(i18n)
  translates.set(i18n, translate)
  return translate
}

/** A text without values is always the same: it is looked up once. */
function createTranslate(i18n: I18n): Translate {
  const plain = new Map<MessageId, string>()
  return (id, ...[values]) => {
    if (values) return i18n._(id, values)
    const text = plain.get(id) ?? i18n._(id)
    plain.set(id, text)
    return text
  }
}

export function useLanguage(): Language {
  // Only `loadI18n` makes the instance, and it takes nothing but a `Language`.
  return useI18n().locale as Language
}

function useI18n(): I18n {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error('useTranslation needs an I18nProvider above it')
  return i18n
}
