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

type Steps = { readonly currencySign: string; readonly priceRanges: readonly PriceRange[] }

/** What is chosen by one of the shop's own steps reads like it; both ends of a range of the shopper's own are amounts of money. */
export function chosenPriceLabel(range: PriceRange, { currencySign, priceRanges }: Steps): string {
  const { from, to } = range
  const isStep = priceRanges.some((step) => priceRangeId(step) === priceRangeId(range))
  if (isStep || to === null || from === 0) return priceRangeLabel(range, currencySign)
  return `${currencySign}${amount(from)} - ${currencySign}${amount(to)}`
}

function amount(cents: Cents): string {
  return toDecimalText(cents).replace(/\.00$/, '')
}
