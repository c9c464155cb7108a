import { choiceNames, fieldNames, fieldNamesByKind, hints, kindNames } from './names.data.ts'
import { type TextKey, texts } from './texts/index.ts'

export const languages = ['nl', 'de', 'en'] as const
export type Language = (typeof languages)[number]

/** Where a language stands in every row of texts and names. */
const columns = { nl: 0, de: 1, en: 2 } as const

export const languageNames: Readonly<Record<Language, string>> = { nl: 'Nederlands', de: 'Deutsch', en: 'English' }

type Values = Readonly<Record<string, string | number>>

export type Words = ReturnType<typeof createWords>

/** Everything that is said in one language. */
export function createWords(language: Language) {
  const column = columns[language]
  const nameIn = (names: typeof kindNames, key: string) => names[key]?.[column] ?? key
  const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  const amounts = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' })

  return {
    language,
    text: (key: TextKey, values: Values = {}) => fill(texts[key][column], values),
    kind: (name: string) => nameIn(kindNames, name),
    /** As it is called in its kind, where it means something of its own there. */
    field: (name: string, kind?: string) => fieldNamesByKind[`${kind}.${name}`]?.[column] ?? nameIn(fieldNames, name),
    choice: (name: string) => nameIn(choiceNames, name),
    hint: (description: string | undefined) => (description === undefined ? '' : nameIn(hints, description)),
    moment: (iso: string) => moments.format(new Date(iso)),
    /** Of a day without a time; what is no day is said as it stands. */
    day: (date: string) => (Number.isNaN(Date.parse(date)) ? date : days.format(new Date(date))),
    /** Of euros. */
    money: (amount: number) => amounts.format(amount),
    /** What a call was refused with, as a sentence. */
    refusal(code: string) {
      const key = `refusal.${code}`
      return texts[isTextKey(key) ? key : 'refusal.failed'][column]
    },
  }
}

/** The first language of the browser that we speak, unless another was chosen. */
export function chooseLanguage(chosen: string | null, preferred: readonly string[]): Language {
  const wanted = [chosen ?? '', ...preferred.map((tag) => tag.slice(0, 2).toLowerCase())]
  return wanted.find(isLanguage) ?? 'en'
}

function isLanguage(tag: string): tag is Language {
  return languages.some((language) => language === tag)
}

function isTextKey(key: string): key is TextKey {
  return key in texts
}

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
