import type { ConfigurableChildDocument, ProductDocument } from '@vonk/contract'
import { parsePriceDate } from '@vonk/domain/pricing'
import { err, ok, type Result } from '@vonk/domain/result'
import type { RowRefusal } from './row-result.ts'

export type PriceChange = {
  /** With tax, or without it where the view's prices are stored so; what is left out stays as it is. */
  readonly price?: number | undefined
  /** Null takes it away. */
  readonly special?: SpecialToSet | null | undefined
}

/** Dates as they are stored: a bare last day counts to its end, null leaves an end open. */
export type SpecialToSet = { readonly price: number; readonly from: string | null; readonly to: string | null }

type Priced = Pick<ProductDocument, 'price' | 'special_price' | 'special_from_date' | 'special_to_date'>

/** A product with another price: its own sku means all its variants, a variant's sku only that one. */
export function changePrice(
  document: ProductDocument,
  sku: string,
  change: PriceChange,
): Result<ProductDocument, { readonly code: RowRefusal }> {
  const { type_id: type, configurable_children: children } = document
  const isWhole = document.sku === sku
  if (isWhole && (type === 'grouped' || type === 'bundle')) return err({ code: 'sold-as-parts' })
  const variants = (children ?? []).map((child) => (isWhole || child.sku === sku ? withPrice(child, change) : child))
  const product = isWhole ? withPrice(document, change) : document
  const changed = [product, ...variants].filter((priced) => isWhole || priced.sku === sku)
  const refusal = change.special ? changed.map(refuseSpecial).find((code) => code !== null) : null
  if (refusal) return err({ code: refusal })
  return ok(children ? { ...product, configurable_children: variants } : product)
}

/** What can be said against a change before anything is known of the product. */
export function refuseChange({ price, special }: PriceChange): RowRefusal | null {
  if (price === undefined && special === undefined) return 'nothing-to-set'
  // Only the order of the two is asked for, which is the same in every zone.
  const ends = (['from', 'to'] as const).map((edge) =>
    parsePriceDate(special?.[edge] ?? '', { edge, utcOffsetMinutes: 0 }),
  )
  const [from, to] = ends.map((end) => (end.ok ? end.value : null))
  if (ends.some((end) => !end.ok)) return 'date-unreadable'
  return (from ?? 0) > (to ?? Number.POSITIVE_INFINITY) ? 'dates-reversed' : null
}

/** What something costs of that which a change speaks of, in its words. */
export function priceNow(priced: Priced, { price, special }: PriceChange): object {
  const { special_price, special_from_date: from = null, special_to_date: to = null } = priced
  return {
    ...(price !== undefined && { price: priced.price ?? null }),
    ...(special !== undefined && { special: (special_price ?? null) && { price: special_price, from, to } }),
  }
}

function withPrice<Sold extends ProductDocument | ConfigurableChildDocument>(sold: Sold, change: PriceChange): Sold {
  const { price, special } = change
  return {
    ...sold,
    ...(price !== undefined && { price }),
    ...(special !== undefined && {
      special_price: special?.price ?? null,
      special_from_date: special?.from ?? null,
      special_to_date: special?.to ?? null,
    }),
  }
}

function refuseSpecial({ price, special_price: special }: Priced): RowRefusal | null {
  if ((price ?? null) === null) return 'price-missing'
  return (special ?? 0) < (price ?? 0) ? null : 'special-not-lower'
}
