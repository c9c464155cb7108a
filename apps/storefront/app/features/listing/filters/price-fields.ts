import { type PriceRange, priceRangeId } from '@vonk/domain/filters'
import { parseCents } from '@vonk/domain/money'

/** The range two typed amounts mean; null when they say nothing. */
export function priceRangeOf(from: string, to: string): PriceRange | null {
  const least = Math.max(parseCents(from) ?? 0, 0)
  const most = parseCents(to)
  if (most === null) return least > 0 ? { from: least, to: null } : null
  return most > least ? { from: least, to: most } : null
}

/** The two fields of the price form, as a browser without scripts sends them, become the one range of an address. */
export function mergePriceFields(search: string): string | null {
  const params = new URLSearchParams(search)
  if (!params.has('price-from') && !params.has('price-to')) return null
  const range = priceRangeOf(params.get('price-from') ?? '', params.get('price-to') ?? '')
  params.delete('price-from')
  params.delete('price-to')
  if (range) params.set('price', priceRangeId(range))
  return params.toString()
}
