import type { CartLine, LineOptions } from '@vonk/domain/cart'
import type { ServerLine } from '@vonk/domain/merge'
import { toCents } from '@vonk/domain/money'
import type { ProductType } from '@vonk/domain/products'
import { type Fields, fieldsOf, idOf, listOf, numberOf, textOf } from '../read-stored.ts'

const types: readonly ProductType[] = ['simple', 'configurable', 'virtual', 'downloadable', 'grouped', 'bundle']

/** A row of the server's cart with what it says for the shopper's eyes. */
export type ServerRow = ServerLine & { readonly name: string; readonly unitPrice: number | null }

export function toServerRow(value: unknown): ServerRow | null {
  const row = fieldsOf(value)
  const itemId = idOf(row?.item_id)
  const sku = textOf(row?.sku)
  const quantity = numberOf(row?.qty)
  if (!row || itemId === null || sku === null || quantity === null) return null
  const price = numberOf(row.price)
  return {
    itemId,
    sku,
    quantity,
    quoteId: idOf(row.quote_id) ?? '',
    type: types.find((type) => type === row.product_type) ?? 'simple',
    options: toOptions(row.product_option),
    name: textOf(row.name) ?? sku,
    unitPrice: price === null ? null : toCents(price),
  }
}

function toOptions(value: unknown): LineOptions | null {
  const chosen = fieldsOf(fieldsOf(value)?.extension_attributes)
  if (!chosen) return null
  const options: LineOptions = {
    configurable: listOf(chosen.configurable_item_options, (choice) => toChoice(choice, true)),
    custom: listOf(chosen.custom_options, (choice) => toChoice(choice, false)),
    bundle: listOf(chosen.bundle_options, toBundle),
  }
  return Object.values(options).every((choices) => choices.length === 0) ? null : options
}

function toChoice(value: unknown, isLabelled: boolean) {
  const choice: Fields = fieldsOf(value) ?? {}
  const optionId = idOf(choice.option_id)
  const optionValue = idOf(choice.option_value)
  if (optionId === null || optionValue === null) return null
  const label = isLabelled ? textOf(choice.label) : null
  const shown = isLabelled ? textOf(choice.value) : null
  return { optionId, optionValue, ...(label !== null && { label }), ...(shown !== null && { value: shown }) }
}

function toBundle(value: unknown) {
  const choice = fieldsOf(value)
  const optionId = idOf(choice?.option_id)
  if (!choice || optionId === null) return null
  const optionQuantity = numberOf(choice.option_qty) ?? 1
  return { optionId, optionQuantity, optionSelections: listOf(choice.option_selections, idOf) }
}

type Push = {
  readonly line: CartLine
  readonly quantity: number
  readonly itemId: string | null
  readonly cartId: string
}

/** A line as the server takes it: the parent's sku and the options say which variant is meant. */
export function toCartItem({ line, quantity, itemId, cartId }: Push) {
  return {
    sku: line.parentSku ?? line.sku,
    qty: quantity,
    ...(itemId !== null && { item_id: itemId }),
    quoteId: cartId,
    ...(line.options && { product_option: toProductOption(line.options) }),
  }
}

function toProductOption({ configurable, custom, bundle }: LineOptions) {
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
        option_selections: optionSelections,
      })),
    },
  }
}
