import type { Messages } from '@lingui/core'
import type { Language } from '@vonk/domain/stores'
import { closestOf, type LanguageGrammar } from '@vonk/languages/tags'
import { createTexts, type Texts } from './create-texts.ts'
import { createDateFormats, type DateFormats } from './date-formats.ts'
import { createLaterTexts, type LaterTexts } from './later-texts.ts'
import type {
  AccountMessageValues,
  ChoicesMessageValues,
  FirstMessageValues,
  LaterMessageValues,
} from './message-values.generated.ts'

type LaterValues = FirstMessageValues & LaterMessageValues
type AccountValues = LaterValues & AccountMessageValues
type ChoicesValues = LaterValues & ChoicesMessageValues
type AllValues = AccountValues & ChoicesValues

type Translator<Values> = <Id extends keyof Values>(
  id: Id,
  ...values: Values[Id] extends null ? [] : [Values[Id]]
) => string

/** A text of the shop in the shopper's language; ids and values are checked by the compiler. */
export type Translate = Translator<FirstMessageValues>

/** Also knows the texts that come later: those of parts and pages that nobody's visit begins with. */
export type TranslateLater = Translator<LaterValues>

/** Knows those of the account area as well, which most visits never ask for. */
export type TranslateAccount = Translator<AccountValues>

/** Knows those of what is put together or made to order. */
export type TranslateChoices = Translator<ChoicesValues>

/** The texts and dates of one language. Nothing but the texts that come later is ever added, so requests share it. */
export type ShopI18n = Texts & {
  readonly language: Language
  readonly grammar: LanguageGrammar
  readonly translate: Translator<AllValues>
  readonly dates: DateFormats
  readonly later: LaterTexts
  /** Those of the account area, once somebody has asked for them. */
  account?: LaterTexts
  /** Those of products that are put together, likewise. */
  choices?: LaterTexts
}

type Catalogues<Part = unknown> = Readonly<Record<string, () => Promise<{ messages: Messages } & Part>>>

const first: Catalogues<{ grammar: LanguageGrammar }> = {
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
  const { messages, grammar } = await closestOf(first, language)()
  const i18n = createTexts(grammar, messages)
  return Object.assign(i18n, {
    language,
    grammar,
    translate: createTranslate(i18n),
    dates: createDateFormats(grammar.dates),
    later: createLaterTexts(async () => i18n.load((await closestOf(later, language)()).messages)),
  })
}

/** The languages that the shop has texts in. */
export const offeredLanguages: readonly Language[] = Object.keys(first)

/** A text without values is always the same, so it is looked up once. */
function createTranslate(i18n: Texts): Translator<AllValues> {
  const plain = new Map<keyof AllValues, string>()
  return (id, ...[values]) => {
    if (values) return i18n._(id, values)
    const text = plain.get(id) ?? i18n._(id)
    plain.set(id, text)
    return text
  }
}
