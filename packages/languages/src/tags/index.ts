/** What a page has to know of its language, apart from the texts. */
export type LanguageGrammar = {
  /** The locale of dates, of numbers in mails, and of the pages of payment providers. */
  readonly dates: string
  /** Which of the forms a text has for this count, as `Intl.PluralRules` says, which costs a phone more time than a page. */
  readonly plural: (count: number) => Intl.LDMLPluralRule
  /** What stands between units and decimals, and between thousands, outside of prices. */
  readonly separators: readonly [decimal: string, group: string]
  /** Nouns keep their capital inside a sentence. */
  readonly hasCapitalNouns?: true
  /** Names have a part between the first and the last that is asked for by itself: van der. */
  readonly hasMiddleNames?: true
}

export type LanguageFacts = LanguageGrammar & {
  /** As those who read it call it. */
  readonly name: string
  /** The locale of prices. */
  readonly prices: string
  /** How a day is written in figures, for older clients. */
  readonly dateFormat: string
  /** What stands in for what is not translated. */
  readonly fallback: string
  /** A country that a shop in this language is usually in. */
  readonly country: string
}

/** What everybody falls back on in the end, and what operators read. */
export const lastResort = 'en'

/** The tag in its one spelling: nl-BE; null for what is none. */
export function canonicalTag(written: string): string | null {
  try {
    return Intl.getCanonicalLocales(written)[0] ?? null
  } catch {
    return null
  }
}

/** The language without its region or script. */
export function baseOf(tag: string): string {
  return tag.split('-', 1).join()
}

/** Who is asked in turn: the language itself, the same without a region, what it falls back on, English. */
export function fallbacksOf(tag: string, fallback = lastResort): string[] {
  return [...new Set([tag, baseOf(tag), fallback, lastResort])]
}

/** What a table has for a language, or for the closest one that is in it: see `closestTag`. */
export function closestOf<Value>(table: Readonly<Record<string, Value>>, wanted: string, fallback?: string): Value {
  // Every table has a language.
  return table[closestTag(wanted, Object.keys(table), fallback)] as Value
}

/** Of those there are, the closest to the one that is wanted: see `fallbacksOf`; where it has none of these, any. */
export function closestTag(wanted: string, there: readonly string[], fallback?: string): string {
  const chosen = fallbacksOf(wanted, fallback).find((tag) => there.includes(tag)) ?? there[0]
  if (chosen === undefined) throw new Error('There is no language to choose from')
  return chosen
}
