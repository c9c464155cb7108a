/** What has to be known of a language, apart from its texts. */
export type LanguageFacts = {
  /** As those who read it call it. */
  readonly name: string
  /** The locale of prices. */
  readonly prices: string
  /** The locale of dates, numbers in mails, and the pages of payment providers. */
  readonly dates: string
  /** How a day is written in figures, for older clients. */
  readonly dateFormat: string
  /** What stands in for what is not translated. */
  readonly fallback: string
  /** A country that a shop in this language is usually in. */
  readonly country: string
  /** Which of the forms a text has for this count, as `Intl.PluralRules` says, which costs a phone more time than a page. */
  readonly plural: (count: number) => Intl.LDMLPluralRule
  /** What stands between units and decimals, and between thousands, outside of prices. */
  readonly separators: readonly [decimal: string, group: string]
  /** Nouns keep their capital inside a sentence. */
  readonly hasCapitalNouns?: true
  /** Names have a part between the first and the last that is asked for by itself: van der. */
  readonly hasMiddleNames?: true
}

/** What everybody falls back on in the end. */
const lastResort = 'en'

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

/** What a table has for a language, or for the closest one that is in it. */
export function closestOf<Value>(table: Readonly<Record<string, Value>>, wanted: string, fallback?: string): Value {
  // `closestTag` answers with one of the keys.
  return table[closestTag(wanted, Object.keys(table), fallback)] as Value
}

/** Of those there are, the closest to the one that is wanted: itself, its language without a region, what it falls back on, English, any. */
export function closestTag(wanted: string, there: readonly string[], fallback?: string): string {
  const chosen =
    [wanted, baseOf(wanted), fallback, lastResort].find((tag) => tag !== undefined && there.includes(tag)) ?? there[0]
  if (chosen === undefined) throw new Error('There is no language to choose from')
  return chosen
}
