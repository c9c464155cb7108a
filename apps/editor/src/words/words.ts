import { choiceNames, fieldNames, hints, kindNames } from './names.data.ts'
import { german } from './texts.de.data.ts'
import { english, type TextKey, type Texts } from './texts.en.data.ts'
import { dutch } from './texts.nl.data.ts'

export const languages = ['nl', 'de', 'en'] as const
export type Language = (typeof languages)[number]

export const languageNames: Readonly<Record<Language, string>> = { nl: 'Nederlands', de: 'Deutsch', en: 'English' }

const texts: Readonly<Record<Language, Texts>> = { nl: dutch, de: german, en: english }

type Values = Readonly<Record<string, string | number>>

export type Words = ReturnType<typeof createWords>

/** Everything that is said in one language. */
export function createWords(language: Language) {
  const column = languages.indexOf(language)
  const nameIn = (names: typeof kindNames, key: string) => names[key]?.[column] ?? key
  const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })

  return {
    language,
    text: (key: TextKey, values: Values = {}) => fill(texts[language][key], values),
    kind: (name: string) => nameIn(kindNames, name),
    field: (name: string) => nameIn(fieldNames, name),
    choice: (name: string) => nameIn(choiceNames, name),
    hint: (description: string | undefined) => (description === undefined ? '' : nameIn(hints, description)),
    moment: (iso: string) => moments.format(new Date(iso)),
    /** What a call was refused with, as a sentence. */
    refusal(code: string) {
      const key = `refusal.${code}`
      return isTextKey(key) ? texts[language][key] : texts[language]['refusal.failed']
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
  return key in english
}

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
