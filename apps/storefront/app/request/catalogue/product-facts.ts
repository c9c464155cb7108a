import { toCents } from '@vonk/domain/money'
import type { ShownPrice } from '@vonk/domain/pricing'
import type { StockItem } from '@vonk/domain/stock'
import { camelName } from './camel-case.ts'
import type { FoundCard, FoundProduct, FoundVariant } from './product-fields.ts'

type Priced = Pick<FoundVariant, 'finalPriceInclTax' | 'originalPriceInclTax' | 'lowestPriorPrice'>

/** Null while the catalogue knows no price: such a product cannot be bought. */
export function priceOf(document: Priced): ShownPrice | null {
  const { finalPriceInclTax: final, originalPriceInclTax: regular, lowestPriorPrice: lowest } = document
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
    | (Pick<StockFields, 'qty' | 'isInStock' | 'manageStock'> & Partial<Pick<StockFields, 'productId'>>)
    | null
    | undefined
}
type StockFields = NonNullable<FoundVariant['stock']>

/** A product nobody counted is not called sold out. */
export function stockOf({ id, stock }: Counted): StockItem | null {
  if (!stock) return null
  const { productId = id, qty: quantity, isInStock, manageStock } = stock
  return { productId, quantity, isInStock, manageStock }
}

type Located = Pick<FoundProduct, 'sku' | 'typeId'> & Partial<Pick<FoundProduct, 'slug' | 'urlPath'>>

/** What the address of a product's page is made of. */
export function addressOf({ typeId, sku: parentSku, slug, urlPath }: Located, childSku: string | null = null) {
  return { typeId, parentSku, slug: slug ?? '', urlPath: urlPath ?? '', childSku }
}

/** What a product or a size of it says under the code of an attribute. */
export function attributeOf(document: FoundVariant, code: string): unknown {
  return document[camelName(code)]
}

type Linking = Pick<FoundCard, 'productLinks'>

/** The skus of the same garment in other colours. */
export function colourRelationsOf({ productLinks: links }: Linking): string[] {
  return (links ?? []).filter(({ linkType }) => linkType === 'colorrelation').map((link) => link.linkedProductSku)
}
