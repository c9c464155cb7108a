import { z } from 'zod'
import * as calls from '../calls/places.ts'
import { endpoint } from '../endpoint.ts'

const countrySchema = z
  .object({
    id: z.string().length(2),
    two_letter_abbreviation: z.string().length(2),
    three_letter_abbreviation: z.string().length(3),
    full_name_locale: z.string().describe('In the language of the view'),
    full_name_english: z.string(),
    available_regions: z.array(z.object({ id: z.string(), code: z.string(), name: z.string() })).optional(),
  })
  .meta({ id: 'Country' })

export const listCountries = endpoint(calls.listCountries, {
  summary: 'The countries the shop delivers to',
  result: z.array(countrySchema),
  refusals: {},
})

export const readCurrency = endpoint(calls.readCurrency, {
  summary: 'The currency the view sells in',
  result: z
    .object({
      base_currency_code: z.string().length(3),
      base_currency_symbol: z.string(),
      default_display_currency_code: z.string().length(3),
      default_display_currency_symbol: z.string(),
      available_currency_codes: z.array(z.string().length(3)),
      exchange_rates: z.array(z.object({ currency_to: z.string().length(3), rate: z.number() })),
    })
    .meta({ id: 'Currency' }),
  refusals: {},
})
