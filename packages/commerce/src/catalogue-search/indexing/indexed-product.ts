import type { ConfigurableChildDocument, ProductDocument } from '@vonk/contract'
import { toDecimal } from '@vonk/domain/money'
import { isDisabled } from '@vonk/domain/products'
import { judgeStock, type StockItem, sumStock } from '@vonk/domain/stock'
import type { SearchDocument } from '@vonk/search/port'
import { groupPrices, type PricingView, priceDocument } from '../../prices/index.ts'

export type IndexingView = {
  readonly pricing: PricingView
  /** The customer groups that may pay another price than everybody. */
  readonly groups: readonly number[]
  readonly listOutOfStock: boolean
  /** The categories that list what is in these. */
  listing(categoryIds: readonly number[]): readonly number[]
  stockOf(sku: string): StockItem | null
  /** What a shopper calls an option, such as the name of a colour. */
  labelOf(attribute: string, option: unknown): string | null
}

/** A product as lists and searches read it: with today's prices and stock, and the words it is found by. */
export function indexedProduct(document: ProductDocument, view: IndexingView): SearchDocument {
  const { document: all, price } = priceDocument(document, view.pricing)
  const { parentSku, parentId, ...priced } = all
  const children = priced.configurable_children?.map((child) => withStock(child, view))
  const stock = stockOf(priced, view)
  const sold = (children ?? []).filter((child) => view.listOutOfStock || isSold(child, view))
  return {
    ...priced,
    ...(parentSku ? { variant_of: parentSku } : null),
    ...(isListed(priced) && { parentSku: parentSku ?? priced.sku, parentId: parentId ?? priced.id }),
    ...(children && { configurable_children: children, ...soldOptions(priced, sold) }),
    stock: toStockField(stock),
    _search: {
      final_price: price ? toDecimal(price.final.gross) : null,
      group_price: groupPrices(document, view, price),
      listed_in: view.listing(document.category_ids ?? []),
      position: Object.fromEntries(
        (document.category ?? []).map(({ category_id, position }) => [category_id, position ?? 0]),
      ),
      words: wordsOf(priced, view),
      sizes: sold.flatMap((child) => view.labelOf('size', child.size) ?? []),
    },
  }
}

/**
 * What lists show says which product its variants belong to: itself, unless it says another. The hidden parts of outfits do
 * not: a client that finds the sku of a parent puts that into the cart, without a size, instead of the part.
 */
function isListed({ visibility }: ProductDocument): boolean {
  return visibility !== 1
}

function withStock(child: ConfigurableChildDocument, view: IndexingView): ConfigurableChildDocument {
  return { ...child, stock: toStockField(view.stockOf(child.sku)), custom_attributes: toCustomAttributes(child) }
}

/** A product with variants has what they have together; a set without stock of its own is never sold out by itself. */
function stockOf(document: ProductDocument, view: IndexingView): StockItem | null {
  const children = document.configurable_children
  if (!children || children.length === 0) return view.stockOf(document.sku) ?? partsOf(document, view)
  const items = children.filter(({ status }) => !isDisabled(status)).flatMap(({ sku }) => view.stockOf(sku) ?? [])
  return sumStock(document.id, items)
}

/** An outfit or a set can be bought as long as every part of it can. */
function partsOf(document: ProductDocument, view: IndexingView): StockItem | null {
  const skus = [
    ...(document.product_links ?? [])
      .filter(({ link_type }) => link_type === 'associated')
      .map(({ linked_product_sku }) => [linked_product_sku]),
    ...(document.bundle_options ?? []).map(({ product_links }) => product_links.map(({ sku }) => sku)),
  ]
  if (skus.length === 0) return null
  const parts = skus.map((choices) =>
    sumStock(
      document.id,
      choices.flatMap((sku) => view.stockOf(sku) ?? []),
    ),
  )
  return {
    productId: document.id,
    quantity: Math.min(...parts.map(({ quantity }) => quantity)),
    isInStock: parts.every(({ isInStock }) => isInStock),
    manageStock: parts.every(({ manageStock }) => manageStock),
  }
}

function isSold(child: ConfigurableChildDocument, view: IndexingView): boolean {
  const stock = view.stockOf(child.sku)
  return !isDisabled(child.status) && stock !== null && judgeStock(stock).status === 'ok'
}

/** A filter for a size finds the products that can be bought in it. */
function soldOptions(document: ProductDocument, sold: readonly ConfigurableChildDocument[]): Record<string, unknown[]> {
  const codes = (document.configurable_options ?? []).map(({ attribute_code }) => attribute_code)
  return Object.fromEntries(
    codes.map((code) => [`${code}_options`, [...new Set(sold.map((child) => child[code]).filter(isOption))]]),
  )
}

function isOption(value: unknown): boolean {
  return value !== null && value !== undefined
}

const describing = ['color', 'brand', 'pim_geslacht', 'pim_kinderleeftijd'] as const

function wordsOf(document: ProductDocument, view: IndexingView): string[] {
  return describing.flatMap((attribute) => view.labelOf(attribute, document[attribute]) ?? [])
}

function toStockField(stock: StockItem | null) {
  return stock === null
    ? null
    : {
        product_id: stock.productId,
        qty: stock.quantity,
        is_in_stock: judgeStock(stock).status === 'ok',
        manage_stock: stock.manageStock,
        stock_status: judgeStock(stock).status === 'ok' ? 1 : 0,
      }
}

const ownFields = new Set(['id', 'sku', 'name', 'status', 'visibility', 'type_id', 'created_at', 'updated_at', 'stock'])
const priceField = /price|^special_(from|to)_date$|^(discount_percentage|tax)$/

/** What sets a variant apart, as the API family lists it beside the variant's own fields; values are texts there. */
function toCustomAttributes(child: ConfigurableChildDocument) {
  const attributes: { attribute_code: string; value: string }[] = []
  for (const [code, value] of Object.entries(child)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue
    if (!ownFields.has(code) && !priceField.test(code)) attributes.push({ attribute_code: code, value: String(value) })
  }
  return attributes
}
