import { type Cents, timesRatio } from '../money/index.ts'
import type { PriceFormat } from '../stores/index.ts'
import { discountPercentage } from './lowest-prior-price.ts'

/** Two decimals and the sign first, for a view without price settings. */
const houseFormat = {
  currencySign: '€',
  fractionDigits: 2,
  decimalSeparator: '.',
  groupSeparator: ',',
  pattern: '{sign}{amount}',
}

/** The price as the view writes it, "€ 29,99"; an unknown price is an empty text. */
export function formatPrice(cents: Cents | null, format: PriceFormat | null): string {
  if (cents === null || !Number.isFinite(cents)) return ''
  const { pattern, currencySign } = format ?? houseFormat
  const text = pattern
    .replace('{sign}', () => currencySign)
    .replace('{amount}', () => formatAmount(Math.abs(cents), format))
  return cents < 0 ? `-${text}` : text
}

/** The price with the currency sign stripped, "29,99". */
export function formatAmount(cents: Cents | null, format: PriceFormat | null): string {
  if (cents === null || !Number.isFinite(cents)) return ''
  const { fractionDigits, decimalSeparator, groupSeparator } = format ?? houseFormat
  const scale = 10 ** fractionDigits
  const units = timesRatio(Math.abs(cents), { numerator: scale, denominator: 100 })
  const whole = group(Math.floor(units / scale), groupSeparator)
  const fraction = fractionDigits > 0 ? decimalSeparator + String(units % scale).padStart(fractionDigits, '0') : ''
  return cents < 0 ? `-${whole}${fraction}` : whole + fraction
}

function group(whole: number, separator: string): string {
  if (whole < 1000) return String(whole)
  return group(Math.floor(whole / 1000), separator) + separator + String(whole % 1000).padStart(3, '0')
}

/** What one piece costs as shoppers see it, tax included. */
export type ShownPrice = {
  readonly final: Cents
  readonly regular: Cents
  /** The lowest of the 30 days before a reduction; null where nothing is reduced or nobody knows. */
  readonly lowestPrior: Cents | null
}

/** What a reduced price is compared with: the struck price, and the list price where that was higher still. */
export type ShownReduction = { readonly was: Cents; readonly list: Cents | null; readonly percentage: number | null }

/** A price counts as reduced only below the lowest of the 30 days before, and is compared with that one alone. */
export function shownReduction({ final, regular, lowestPrior }: ShownPrice): ShownReduction | null {
  if (lowestPrior === null || final >= lowestPrior || final >= regular) return null
  const list = regular > lowestPrior ? regular : null
  return { was: lowestPrior, list, percentage: discountPercentage(final, lowestPrior) }
}
