import type { Language, StoreView } from '@vonk/domain/stores'
import { lastResort } from '@vonk/languages'
import { threeLetters } from './countries.ts'

/** A part of a country that has a tax rate of its own. */
export type TaxRegion = { readonly countryId: string; readonly id: number; readonly name: string }

/** The countries the shop delivers to, as Magento lists them; regions only where they decide something. */
export function describeCountries(countries: readonly string[], language: Language, regions: readonly TaxRegion[]) {
  const own = new Intl.DisplayNames([language], { type: 'region' })
  const english = new Intl.DisplayNames([lastResort], { type: 'region' })
  return countries.map((code) => ({
    id: code,
    two_letter_abbreviation: code,
    three_letter_abbreviation: threeLetters(code),
    full_name_locale: own.of(code) ?? code,
    full_name_english: english.of(code) ?? code,
    ...regionsIn(code, regions),
  }))
}

function regionsIn(country: string, all: readonly TaxRegion[]) {
  const own = new Map(all.filter(({ countryId }) => countryId === country).map((region) => [region.name, region]))
  if (own.size === 0) return {}
  return { available_regions: [...own.values()].map(({ id, name }) => ({ id: String(id), code: name, name })) }
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
