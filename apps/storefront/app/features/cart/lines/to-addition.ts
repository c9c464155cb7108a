import { createLine, noOptions, withQuantity } from '@vonk/domain/cart'
import { raiseSteps } from '@vonk/domain/pricing'
import { judgeStock } from '@vonk/domain/stock'
import { choicesOf } from '@vonk/domain/variants'
import type { CartLineView, ProductToAdd } from '#device/index.ts'
import type { PageVariant, Sellable } from '../../product-page/index.ts'

type Wanted = {
  readonly product: Sellable
  /** Null for a product that comes in one size only. */
  readonly variant: PageVariant | null
  readonly quantity: number
  readonly madeToOrder?: {
    readonly custom: NonNullable<CartLineView['options']>['custom']
    readonly choices: CartLineView['choices']
    /** What making it to order adds to the price of the bare article. */
    readonly extra: number
  }
}

/** A product outside its page, ready to be put into the cart. */
export function toAddition({ product, variant, quantity, madeToOrder }: Wanted): ProductToAdd {
  const configurable = variant ? choicesOf(variant, product.options) : []
  const { custom = [], choices: made = [], extra = 0 } = madeToOrder ?? {}
  const price = variant ? variant.price : (product.prices?.final ?? null)
  const { priceSteps } = variant ?? product
  const bare = createLine({
    sku: variant?.sku ?? product.sku,
    parentSku: variant ? product.sku : null,
    type: product.type,
    quantity,
    options: { ...noOptions, configurable, custom },
    unitPrice: price === null ? null : price + extra,
    ...(priceSteps && { priceSteps: raiseSteps(priceSteps, extra) }),
  })
  const stock = judgeStock(variant ? variant.stock : product.stock)
  const choices = [...configurable.map(({ label, value }) => ({ label, value })), ...made]
  const { name, image, page } = product
  return {
    line: { ...withQuantity(bare, quantity), name, image, page, choices, available: stock.available },
    productErrors: product.errors ?? {},
    stock,
  }
}
