import type { Cents } from '@vonk/domain/money'
import { formatPrice } from '@vonk/domain/pricing'
import type { Language, PriceFormat } from '@vonk/domain/stores'
import { percentFromRate, type Rate } from '@vonk/domain/tax'
import { factsOf } from '@vonk/languages'

// The shop keeps the time of its home, wherever the server stands.
const timeZone = 'Europe/Amsterdam'

export type Formats = {
  price(cents: Cents): string
  date(moment: Date): string
  /** To the second, with the zone: for what has to be proved. */
  moment(moment: Date): string
  percent(rate: Rate): string
  country(code: string): string
}

/** How a language writes amounts, days and countries. */
export function createFormats({ language, priceFormat }: { language: Language; priceFormat: PriceFormat }): Formats {
  const locale = factsOf(language).dates
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  const second = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone })
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  return {
    price: (cents) => formatPrice(cents, priceFormat).replaceAll(' ', '\u00a0'),
    date: (moment) => day.format(moment),
    moment: (moment) => second.format(moment),
    percent: (rate) => `${number.format(percentFromRate(rate))}\u00a0%`,
    country: (code) => countries.of(code) ?? code,
  }
}
