import type { CartEditMode } from '@vonk/domain/cart'
import { type Configuration, choicesOf } from '@vonk/domain/variants'
import type { CartLineView, ProductToAdd } from '#device/index.ts'
import type { PageVariant, Sellable } from '../../product-page/index.ts'
import { toAddition } from '../lines/to-addition.ts'
import { madeToOrder } from '../lines/to-cart-row.ts'

/** The kind of choice that leads to another product: each colour of a garment is one. */
export const colourFilter = 'colour'

type EditMode = NonNullable<CartEditMode>

/** What is chosen of a line when its editing begins. */
export function openedEdit(line: CartLineView, product: Sellable) {
  const variant = product.variants.find(({ sku }) => sku === line.sku)
  const chosen = variant ? choicesOf(variant, product.options) : []
  const options = product.options.flatMap(({ attributeCode, attributeId }) => {
    const choice = chosen.find(({ optionId }) => optionId === attributeId)
    return choice
      ? [[attributeCode, { id: choice.optionValue, label: choice.value, type: attributeCode }] as const]
      : []
  })
  return {
    do: 'open',
    productId: product.sku,
    quantity: line.quantity,
    selectedOptions: Object.fromEntries(options),
  } as const
}

/** The product whose sizes are on offer: that of the colour chosen last. */
export function editedSku({ productId, selectedOptions }: EditMode): string {
  return selectedOptions[colourFilter]?.id ?? productId
}

/** What is chosen as far as this product knows it: a size another colour comes in may be missing here. */
export function configurationOf({ selectedOptions }: EditMode, product: Sellable): Configuration {
  const entries = product.options.flatMap(({ attributeCode, values }) => {
    const chosen = selectedOptions[attributeCode]
    const exists = values.some(({ valueIndex }) => valueIndex === chosen?.id)
    return chosen && exists ? [[attributeCode, chosen.id] as const] : []
  })
  return Object.fromEntries(entries)
}

type Exchange = {
  readonly product: Sellable
  readonly variant: PageVariant
  readonly quantity: number
  /** What making the line to order adds to the price of the bare article. */
  readonly extra: number
}

/** The line that takes the place of an edited one; what was made to order stays as it was ordered. */
export function exchangeOf(line: CartLineView, { product, variant, quantity, extra }: Exchange): ProductToAdd {
  const custom = line.options?.custom ?? []
  const addition = toAddition({
    product,
    variant,
    quantity,
    madeToOrder: { custom, choices: madeToOrder(line), extra },
  })
  // It is in the cart already: what the shop says against the product was said when it was put there.
  return { ...addition, productErrors: {} }
}

/** What a line costs beyond its bare article. */
export function extraOf(line: CartLineView, product: Sellable): number {
  if ((line.options?.custom.length ?? 0) === 0 || line.unitPrice === null) return 0
  const variant = product.variants.find(({ sku }) => sku === line.sku)
  return Math.max(0, line.unitPrice - (variant?.price ?? line.unitPrice))
}
