import { type Cents, parseCents, toDecimalText } from '../money/index.ts'

/** From inclusive, to exclusive, so that no price belongs to two ranges; null has no upper end. */
export type PriceRange = { readonly from: Cents; readonly to: Cents | null }

/** The range as it stands in the address: "100-250", and "500-*" for everything from 500. */
export function priceRangeId({ from, to }: PriceRange): string {
  return `${amount(from)}-${to === null ? '*' : amount(to)}`
}

/** Reads an id of ours or a search engine's key ("100.0-250.0"); what is not a range is null. */
export function parsePriceRange(id: string): PriceRange | null {
  const match = /^(\d{1,9}(?:\.\d{1,2})?)-(?:(\d{1,9}(?:\.\d{1,2})?)|\*)$/.exec(id)
  if (!match?.[1]) return null
  const from = parseCents(match[1])
  const to = match[2] === undefined ? null : parseCents(match[2])
  return from !== null && (to === null || to > from) ? { from, to } : null
}

/** The outer ranges carry the currency sign, those between are bare. */
export function priceRangeLabel({ from, to }: PriceRange, currencySign: string): string {
  if (to === null) return `> ${currencySign}${amount(from)}`
  return from === 0 ? `< ${currencySign}${amount(to)}` : `${amount(from)} - ${amount(to)}`
}

/** As much of a view's price format as a range needs. */
type MoneyFormat = { readonly pattern: string; readonly currencySign: string; readonly decimalSeparator: string }
type Steps = { readonly priceFormat: MoneyFormat; readonly priceRanges: readonly PriceRange[] }

/** One of the shop's own steps, or open at an end, it reads like them; both ends of another range are money as the view writes it. */
export function chosenPriceLabel(range: PriceRange, { priceFormat, priceRanges }: Steps): string {
  const { from, to } = range
  const { pattern, currencySign, decimalSeparator } = priceFormat
  const isStep = priceRanges.some((step) => priceRangeId(step) === priceRangeId(range))
  if (isStep || to === null || from === 0) return priceRangeLabel(range, currencySign)
  const money = (cents: Cents) =>
    pattern
      .replace('{sign}', () => currencySign)
      .replace('{amount}', () => amount(cents).replace('.', decimalSeparator))
  return `${money(from)} – ${money(to)}`
}

function amount(cents: Cents): string {
  return toDecimalText(cents).replace(/\.00$/, '')
}
