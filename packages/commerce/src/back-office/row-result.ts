/** Why a row of a batch was refused, and what a person is told. */
export const rowRefusals = {
  'sku-unknown': 'nothing is sold under this sku',
  'sku-twice': 'this sku stands in the batch twice',
  'sold-as-variants': 'this product is sold as its variants: name those',
  'sold-as-parts': 'this product is sold as its parts: name those',
  'location-unknown': 'there is no shop with this id',
  'store-unknown': 'there is no such store view',
  'nothing-to-set': 'there is neither a price nor a special price',
  'date-unreadable': 'its dates are not written like 2026-11-30 or 2026-11-30 18:00',
  'dates-reversed': 'its special price would end before it begins',
  'price-missing': 'it has no regular price a special price could be compared with',
  'special-not-lower': 'its special price is not lower than its regular price',
} as const

export type RowRefusal = keyof typeof rowRefusals

/** What became of one row of a batch. */
export type RowResult = 'changed' | 'unchanged' | { readonly refusal: RowRefusal }

/** The rows that are the first of their key; the others are refused. */
export function refuseRepeated<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<Row, RowResult> {
  const seen = new Set<string>()
  const results = new Map<Row, RowResult>()
  for (const row of rows) {
    if (seen.has(keyOf(row))) results.set(row, { refusal: 'sku-twice' })
    seen.add(keyOf(row))
  }
  return results
}
