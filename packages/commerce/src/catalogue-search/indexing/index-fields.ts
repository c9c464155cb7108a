/** Shoppers filter and sort by what they pay: the final price, tax included. */
export const FINAL_PRICE = '_search.final_price'

/** The same for customers of a price group. */
export function groupPriceField(groupId: number): string {
  return `_search.group_price.${groupId}`
}

/** The categories that list a product: its own and those above them. */
export const LISTED_IN = '_search.listed_in'

const categoryNames = new Set(['category_ids', 'category.category_id'])
const priceNames = new Set(['price', 'final_price', 'price_incl_tax', 'final_price_incl_tax'])

/** Where the index keeps what a caller names. */
export function indexField(name: string, priceField: string): string {
  if (priceNames.has(name)) return priceField
  if (categoryNames.has(name)) return LISTED_IN
  // Only for searching: among it is what other customers pay.
  return /^_search(\.|$)/.test(name) ? 'no_such_field' : name
}

/** What is answered but never filtered, sorted or counted by: a large part of every document, with variants most of it. */
export const unsearchedFields: readonly string[] = [
  'description',
  'short_description',
  'meta_*',
  'media_gallery',
  'media_gallery.*',
  'image',
  'small_image',
  'thumbnail',
  '*.image',
  '*.small_image',
  '*.thumbnail',
  '*_tax',
  'tax',
  'tier_prices',
  'product_links',
  'configurable_options.values',
  'configurable_children.*price*',
  'configurable_children.special_*',
  'configurable_children.discount_percentage',
  'configurable_children.tax',
  'configurable_children.stock',
  'configurable_children.custom_attributes',
]
