import { baseOf, closestTag } from '@vonk/languages/tags'
import type { DeskTexts } from '@vonk/languages/texts'

export type TextKey = keyof DeskTexts['texts']

type Values = Readonly<Record<string, string | number>>
type Names = Readonly<Record<string, string>>

export type Words = ReturnType<typeof createWords>

/** Everything that is said in one language. */
export function createWords(language: string, said: DeskTexts) {
  const { texts } = said
  const nameIn = (names: Names, key: string, unnamed = key) => names[key] ?? unnamed
  const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  const amounts = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' })
  const fieldsOfKinds: Names = said.fieldsOfKinds

  return {
    language,
    text: (key: TextKey, values: Values = {}) => fill(texts[key], values),
    kind: (name: string) => nameIn(said.kinds, name),
    /** As it is called in its kind, where it means something of its own there. */
    field: (name: string, kind?: string) => fieldsOfKinds[`${kind}.${name}`] ?? nameIn(said.fields, name),
    choice: (name: string) => nameIn(said.choices, name),
    /** A way to pay; one that came with an imported order keeps its code. */
    payment: (code: string) => nameIn(said.payments, code),
    hint: (description: string | undefined) => (description === undefined ? '' : nameIn(said.hints, description)),
    moment: (iso: string) => moments.format(new Date(iso)),
    /** Of a day without a time; what is no day is said as it stands. */
    day: (date: string) => (Number.isNaN(Date.parse(date)) ? date : days.format(new Date(date))),
    /** Of euros. */
    money: (amount: number) => amounts.format(amount),
    /** What a call was refused with, as a sentence. */
    refusal(code: string) {
      return nameIn(texts, `refusal.${code}`, texts['refusal.failed'])
    },
  }
}

/** The first language of the browser that we speak, unless another was chosen. */
export function chooseLanguage(spoken: readonly string[], chosen: string | null, preferred: readonly string[]): string {
  const wanted = [chosen ?? '', ...preferred.flatMap((tag) => [tag, baseOf(tag)])]
  return wanted.find((tag) => spoken.includes(tag)) ?? closestTag('', spoken)
}

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
