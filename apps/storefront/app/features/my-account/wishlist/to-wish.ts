import { formatPrice } from '@vonk/domain/pricing'
import { judgeStock } from '@vonk/domain/stock'
import type { PriceFormat } from '@vonk/domain/stores'
import type { WishedProduct } from '#device/index.ts'
import type { CartProduct } from '../../cart/index.ts'
import { type PriceView, toPriceView } from '../../product/index.ts'

export type WishedSize = { readonly sku: string; readonly label: string; readonly isSoldOut: boolean }

/** A product of the wishlist as its card shows it. */
export type Wish = {
  readonly sku: string
  readonly name: string
  readonly image: string
  readonly page: string
  /** Null while the shop has not said what it costs now. */
  readonly price: PriceView | null
  /** What it cost when it was wished for, where it costs less now. */
  readonly priceBefore: string | null
  /** The day it was wished for, where that is known. */
  readonly since: string | null
  readonly state: 'waiting' | 'for-sale' | 'sold-out' | 'gone'
  readonly isBack: boolean
  /** Empty where there is nothing to choose. */
  readonly sizes: readonly WishedSize[]
  /** It has more to choose than a size, which is done on its own page. */
  readonly isComposed: boolean
}

type Known = {
  /** What the shop says of it; null when it does not sell it, undefined before it has answered. */
  readonly product: CartProduct | null | undefined
  readonly format: PriceFormat
  /** It was sold out when the customer last looked. */
  readonly wasSoldOut: boolean
}

/** What was kept of a wish, in the words and at the price of today. */
export function toWish(item: WishedProduct, { product, format, wasSoldOut }: Known): Wish {
  if (!product) return unknownWish(item, product === null ? 'gone' : 'waiting')
  const sizes = sizesOf(product)
  const isSoldOut = isAllOut(product, sizes)
  return {
    sku: item.sku,
    name: product.name,
    image: product.image || item.image,
    page: product.page || item.page,
    price: product.prices && toPriceView(product.prices, format, { isFrom: hasRange(product) }),
    ...memoryOf(item, { product, format }),
    state: isSoldOut ? 'sold-out' : 'for-sale',
    isBack: wasSoldOut && !isSoldOut,
    sizes,
    isComposed: product.options.length > 1 || !['simple', 'configurable'].includes(product.type),
  }
}

/** Worth telling only where it costs less now. */
function memoryOf({ price, since = null }: WishedProduct, { product, format }: Pick<Known, 'product' | 'format'>) {
  const before = price ?? 0
  const isDropped = product?.prices ? product.prices.final < before : false
  return { priceBefore: isDropped ? formatPrice(before, format) : null, since }
}

function unknownWish({ sku, name, image, page }: WishedProduct, state: 'waiting' | 'gone'): Wish {
  const none = { price: null, priceBefore: null, since: null, isBack: false, sizes: [], isComposed: false }
  return { sku, name, image, page, ...none, state }
}

function sizesOf({ options: [option, ...others], variants }: CartProduct): WishedSize[] {
  if (!option || others.length > 0) return []
  return option.values.flatMap(({ valueIndex, label }) => {
    const variant = variants.find(({ attributes }) => attributes[option.attributeCode] === valueIndex)
    return variant ? [{ sku: variant.sku, label, isSoldOut: isOut(variant) }] : []
  })
}

function isAllOut(product: CartProduct, sizes: readonly WishedSize[]): boolean {
  return sizes.length > 0 ? sizes.every((size) => size.isSoldOut) : isOut(product)
}

function isOut({ stock }: Pick<CartProduct, 'stock'>): boolean {
  return judgeStock(stock).status === 'out-of-stock'
}

/** Whether the sizes differ in price. */
function hasRange({ variants }: CartProduct): boolean {
  return new Set(variants.map(({ price }) => price)).size > 1
}
