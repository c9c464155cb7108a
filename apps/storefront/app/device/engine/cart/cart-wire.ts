import type { CallInput, CallResult } from '@vonk/client'
import type { updateCartItem } from '@vonk/contract/calls'
import type { CartLine, LineOptions } from '@vonk/domain/cart'
import type { ServerLine } from '@vonk/domain/merge'
import { toCents } from '@vonk/domain/money'
import type { ProductType } from '@vonk/domain/products'

type Row = CallResult<typeof updateCartItem>
type CartItem = NonNullable<CallInput<typeof updateCartItem>['cartItem']>

const types: readonly ProductType[] = ['simple', 'configurable', 'virtual', 'downloadable', 'grouped', 'bundle']

/** A row of the server's cart with what it says for the shopper's eyes. */
export type ServerRow = ServerLine & { readonly name: string; readonly unitPrice: number }

export function toServerRow({
  item_id,
  sku,
  qty,
  quote_id,
  product_type,
  product_option,
  name,
  price,
}: Row): ServerRow {
  return {
    itemId: String(item_id),
    sku,
    quantity: qty,
    cartId: quote_id,
    type: types.find((type) => type === product_type) ?? 'simple',
    options: toLineOptions(product_option),
    name,
    unitPrice: toCents(price),
  }
}

function toLineOptions(option: Row['product_option']): LineOptions | null {
  const chosen = option?.extension_attributes ?? {}
  const {
    configurable_item_options: configurable = [],
    custom_options: custom = [],
    bundle_options: bundle = [],
  } = chosen
  if (configurable.length + custom.length + bundle.length === 0) return null
  return {
    configurable: configurable.map(({ option_id, option_value, ...words }) => ({
      optionId: option_id,
      optionValue: String(option_value),
      ...words,
    })),
    custom: custom.map(({ option_id, option_value }) => ({ optionId: option_id, optionValue: option_value })),
    bundle: bundle.map(({ option_id, option_qty, option_selections }) => ({
      optionId: String(option_id),
      optionQuantity: option_qty,
      optionSelections: option_selections.map(String),
    })),
  }
}

type Push = {
  readonly line: CartLine
  readonly quantity: number
  readonly itemId: string | null
  readonly cartId: string
}

/** A line as the server takes it: the parent's sku and the options say which variant is meant. */
export function toCartItem({ line, quantity, itemId, cartId }: Push): CartItem {
  return {
    sku: line.parentSku ?? line.sku,
    qty: quantity,
    ...(itemId !== null && { item_id: itemId }),
    quoteId: cartId,
    ...(line.options && { product_option: toProductOption(line.options) }),
  }
}

export function toProductOption({ configurable, custom, bundle }: LineOptions): CartItem['product_option'] {
  const choice = ({ optionId, optionValue }: { optionId: string; optionValue: string }) => ({
    option_id: optionId,
    option_value: optionValue,
  })
  return {
    extension_attributes: {
      custom_options: custom.map(choice),
      configurable_item_options: configurable.map(choice),
      bundle_options: bundle.map(({ optionId, optionQuantity, optionSelections }) => ({
        option_id: optionId,
        option_qty: optionQuantity,
        option_selections: [...optionSelections],
      })),
    },
  }
}
