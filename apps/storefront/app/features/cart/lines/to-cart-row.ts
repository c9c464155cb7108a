import { lineKey } from '@vonk/domain/cart'
import { formatPrice, shownReduction } from '@vonk/domain/pricing'
import type { PriceFormat } from '@vonk/domain/stores'
import { rowTotal } from '@vonk/domain/totals'
import { choicesOf } from '@vonk/domain/variants'
import type { CartLineView } from '#device/index.ts'
import type { CartProduct } from './cart-product.ts'
import type { CartRow, RowPrice } from './cart-row.ts'

/** The product a line is of, once the shop has told about it. */
export function productOf(line: CartLineView, products: readonly CartProduct[]): CartProduct | null {
  const isOf = ({ sku, variants }: CartProduct) =>
    sku === line.sku || sku === line.parentSku || variants.some((variant) => variant.sku === line.sku)
  return products.find(isOf) ?? null
}

type RowParts = { readonly products: readonly CartProduct[]; readonly format: PriceFormat }

/** A line as it is shown: the shop's present words for the product where it has them, the device's otherwise. */
export function toCartRow(line: CartLineView, { products, format }: RowParts): CartRow {
  const product = productOf(line, products)
  return {
    key: lineKey(line),
    sku: line.sku,
    productSku: product?.sku ?? line.parentSku ?? line.sku,
    type: line.type,
    name: product?.name ?? line.name,
    image: product?.image || line.image,
    page: product?.page || line.page,
    choices: choicesShown(line, product),
    quantity: line.quantity,
    price: priceOf(line, product, format),
    stock: stockOf(line),
    isEditable: (product?.options.length ?? 0) > 0 || (product === null && line.parentSku !== null),
    isPersonalised: product?.isPersonalised === true,
    left: piecesLeft(line),
  }
}

/** Colour and size in the words of this view; what was made to order as the shopper wrote it. */
function choicesShown(line: CartLineView, product: CartProduct | null): CartRow['choices'] {
  const variant = product?.variants.find(({ sku }) => sku === line.sku)
  if (!product || (!variant && product.sku !== line.sku)) return line.choices
  const chosen = variant ? choicesOf(variant, product.options).map(({ label, value }) => ({ label, value })) : []
  const isColourChosen = chosen.some(({ label }) => label === product.colour?.label)
  const colour = product.colour && !isColourChosen ? [product.colour] : []
  return [...colour, ...chosen, ...madeToOrder(line)]
}

/** Choices beyond size and colour stand behind those in the list. */
export function madeToOrder({ choices, options }: CartLineView): CartRow['choices'] {
  return choices.slice(options?.configurable.length ?? 0)
}

function priceOf({ unitPrice, quantity, sku }: CartLineView, product: CartProduct | null, format: PriceFormat) {
  if (unitPrice === null) return null
  const prices = product?.variants.find((variant) => variant.sku === sku)?.prices ?? product?.prices ?? null
  // Made to order costs extra before and after the reduction alike.
  const reduction = prices && shownReduction(prices)
  const was = reduction ? unitPrice + reduction.was - prices.final : null
  const price: RowPrice = {
    each: formatPrice(unitPrice, format),
    was: was === null ? null : formatPrice(was, format),
    total: formatPrice(rowTotal({ unitPrice, quantity }), format),
  }
  return price
}

function stockOf({ isInStock, errors, info, onlineStockCheckId }: CartLineView): CartRow['stock'] {
  if (isInStock === false || errors['stock'] !== undefined) return 'out-of-stock'
  if (isInStock === true || info['stock'] !== undefined) return 'in-stock'
  return onlineStockCheckId === null ? null : 'checking'
}

/** How many there still are of a line that wants more than that; null for every other. */
export function piecesLeft({
  quantity,
  available = null,
  isInStock,
}: Pick<CartLineView, 'quantity' | 'available' | 'isInStock'>): number | null {
  const isShort = isInStock !== false && available !== null && available > 0 && quantity > available
  return isShort ? available : null
}
