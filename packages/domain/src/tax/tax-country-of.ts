export type TaxCountrySettings = { readonly defaultCountry: string | null }

/** `error` is for the log: a view without a default country is configured wrongly. */
export type TaxCountry = { readonly country: string; readonly error: string | null }

export const FALLBACK_TAX_COUNTRY = 'PL'
export const MISSING_TAX_COUNTRY = 'Please do set the tax.defaultCountry in order to calculate totals'

/** The country whose tax applies: where the goods go, else the default of the view. */
export function taxCountryOf(deliveryCountry: string | null, { defaultCountry }: TaxCountrySettings): TaxCountry {
  const error = defaultCountry ? null : MISSING_TAX_COUNTRY
  return { country: deliveryCountry || defaultCountry || FALLBACK_TAX_COUNTRY, error }
}
