import type { FoundProduct, FoundVariant } from '@vonk/contract'
import { toCents } from '@vonk/domain/money'
import type { ShownPrice } from '@vonk/domain/pricing'
import type { StockItem } from '@vonk/domain/stock'
import type { FoundCard } from './product-fields.ts'

type Priced = Pick<FoundVariant, 'final_price_incl_tax' | 'original_price_incl_tax' | 'lowest_prior_price'>

/** Null while the catalogue knows no price: such a product cannot be bought. */
export function priceOf(document: Priced): ShownPrice | null {
  const { final_price_incl_tax: final, original_price_incl_tax: regular, lowest_prior_price: lowest } = document
  if (final === undefined || final === null) return null
  return {
    final: toCents(final),
    regular: toCents(regular ?? final),
    lowestPrior: typeof lowest === 'number' ? toCents(lowest) : null,
  }
}

type Counted = {
  readonly id: number
  readonly stock?:
    | (Pick<StockFields, 'qty' | 'is_in_stock' | 'manage_stock'> & Partial<Pick<StockFields, 'product_id'>>)
    | null
    | undefined
}
type StockFields = NonNullable<FoundVariant['stock']>

/** A product nobody counted is not called sold out. */
export function stockOf({ id, stock }: Counted): StockItem | null {
  if (!stock) return null
  const { product_id: productId = id, qty: quantity, is_in_stock: isInStock, manage_stock: manageStock } = stock
  return { productId, quantity, isInStock, manageStock }
}

type Located = Pick<FoundProduct, 'sku' | 'type_id'> & Partial<Pick<FoundProduct, 'slug' | 'url_path'>>

/** What the address of a product's page is made of. */
export function addressOf(
  { type_id: typeId, sku: parentSku, slug, url_path }: Located,
  childSku: string | null = null,
) {
  return { typeId, parentSku, slug: slug ?? '', urlPath: url_path ?? '', childSku }
}

type Linking = Pick<FoundCard, 'product_links'>

/** The skus of the same garment in other colours. */
export function colourRelationsOf({ product_links: links }: Linking): string[] {
  return (links ?? []).filter(({ link_type }) => link_type === 'colorrelation').map((link) => link.linked_product_sku)
}
