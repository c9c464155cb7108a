import type { Messages } from '@lingui/core'
import type { Language } from '@vonk/domain/stores'
import type { LanguageGrammar } from '@vonk/languages/tags'
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

/** Texts that no page begins with, by the folder they lie in. */
type LaterPart = 'later' | 'account' | 'choices'

/** What the build makes of the texts of a language. */
export type LanguageTexts = {
  readonly grammar: LanguageGrammar
  /** Those a visit may begin with. */
  readonly messages: Messages
  /** Where a browser finds the others; nowhere while developing. */
  readonly files: Readonly<Partial<Record<LaterPart, string>>>
  load(part: LaterPart): Promise<{ readonly messages: Messages }>
}

/** The texts and dates of one language. Nothing but the texts that come later is ever added, so requests share it. */
export type ShopI18n = Texts &
  Readonly<Record<LaterPart, LaterTexts>> & {
    readonly language: Language
    readonly grammar: LanguageGrammar
    readonly translate: Translator<AllValues>
    readonly dates: DateFormats
    /** Where a browser finds the texts a visit begins with, and the others. */
    readonly file: string
    readonly laterFiles: readonly string[]
  }

/** The texts a visit may begin with, in one language; the others come when they are asked for. */
export function createI18n(language: Language, file: string, texts: LanguageTexts): ShopI18n {
  const { grammar, messages, files } = texts
  const i18n = createTexts(grammar, messages)
  const loaderOf = (part: LaterPart) => createLaterTexts(async () => i18n.load((await texts.load(part)).messages))
  return Object.assign(i18n, {
    language,
    grammar,
    translate: createTranslate(i18n),
    dates: createDateFormats(grammar.dates),
    later: loaderOf('later'),
    account: loaderOf('account'),
    choices: loaderOf('choices'),
    file,
    laterFiles: Object.values(files),
  })
}

/** Those of the page that is open, which names them in its head; the browser knows of no other language. */
export async function loadPageTexts({ documentElement, head }: Document): Promise<ShopI18n> {
  const file = head.querySelector('link[data-texts]')?.getAttribute('href') ?? ''
  // The server wrote the language from the store view's own.
  return createI18n(documentElement.lang as Language, file, await import(/* @vite-ignore */ file))
}

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
