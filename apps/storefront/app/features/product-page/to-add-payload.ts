import type { CartLine } from '@vonk/domain/cart'

/** A line as existing clients hand it to the cart. */
export type AddPayload = {
  readonly sku: string
  readonly parentSku: string | null
  readonly qty: number
  readonly product_option: {
    readonly extension_attributes: {
      readonly custom_options: readonly WireChoice[]
      readonly configurable_item_options: readonly WireChoice[]
      readonly bundle_options: readonly WireBundleChoice[]
    }
  }
}

type WireChoice = { readonly option_id: string; readonly option_value: string }
type WireBundleChoice = {
  readonly option_id: string
  readonly option_qty: number
  readonly option_selections: readonly string[]
}

export function toAddPayload({ sku, parentSku, quantity, options }: CartLine): AddPayload {
  return {
    sku,
    parentSku,
    qty: quantity,
    product_option: {
      extension_attributes: {
        custom_options: (options?.custom ?? []).map(toWire),
        configurable_item_options: (options?.configurable ?? []).map(toWire),
        bundle_options: (options?.bundle ?? []).map(({ optionId, optionQuantity, optionSelections }) => ({
          option_id: optionId,
          option_qty: optionQuantity,
          option_selections: optionSelections,
        })),
      },
    },
  }
}

function toWire({ optionId, optionValue }: { readonly optionId: string; readonly optionValue: string }): WireChoice {
  return { option_id: optionId, option_value: optionValue }
}
