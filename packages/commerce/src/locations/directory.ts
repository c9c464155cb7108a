import type { Language, StoreView } from '@vonk/domain/stores'

const countries = { NL: 'NLD', BE: 'BEL', DE: 'DEU' } as const

/** The countries the shop delivers to, as Magento lists them. */
export function describeCountries(language: Language) {
  const own = new Intl.DisplayNames([language], { type: 'region' })
  const english = new Intl.DisplayNames(['en'], { type: 'region' })
  return Object.entries(countries).map(([code, threeLetters]) => ({
    id: code,
    two_letter_abbreviation: code,
    three_letter_abbreviation: threeLetters,
    full_name_locale: own.of(code) ?? code,
    full_name_english: english.of(code) ?? code,
  }))
}

/** The one currency of a view, as Magento lists it. */
export function describeCurrency({ currency, priceFormat }: Pick<StoreView, 'currency' | 'priceFormat'>) {
  return {
    base_currency_code: currency,
    base_currency_symbol: priceFormat.currencySign,
    default_display_currency_code: currency,
    default_display_currency_symbol: priceFormat.currencySign,
    available_currency_codes: [currency],
    exchange_rates: [{ currency_to: currency, rate: 1 }],
  }
}
