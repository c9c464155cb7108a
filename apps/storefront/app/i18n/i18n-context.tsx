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
  const i18n = useI18n()
  return (id, ...values) => i18n._(id, values[0] ?? undefined)
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
