import type { LineOptions } from '@vonk/domain/cart'
import type { z } from 'zod'
import type { ProductOptionInput, writtenProductOptionSchema } from './product-option.ts'

/** What a client sent with a line, in the words of the shop; null when nothing was chosen. */
export function toLineOptions(option: ProductOptionInput | null | undefined): LineOptions | null {
  const chosen = option?.extension_attributes
  if (!chosen) return null
  const options: LineOptions = {
    configurable: chosen.configurable_item_options.map(({ option_id, option_value, label, value }) => ({
      optionId: option_id,
      optionValue: option_value,
      ...(label !== undefined && { label }),
      ...(value !== undefined && { value }),
    })),
    custom: chosen.custom_options.map(({ option_id, option_value }) => ({
      optionId: option_id,
      optionValue: option_value,
    })),
    bundle: chosen.bundle_options.map(({ option_id, option_qty, option_selections }) => ({
      optionId: option_id,
      optionQuantity: option_qty,
      optionSelections: option_selections,
    })),
  }
  const isEmpty = [options.configurable, options.custom, options.bundle].every((choices) => choices.length === 0)
  return isEmpty ? null : options
}

/** The same as a row of the cart carries it: without the kinds nothing was chosen of. */
export function toProductOption(options: LineOptions): z.input<typeof writtenProductOptionSchema> {
  const { configurable, custom, bundle } = options
  return {
    extension_attributes: {
      ...(custom.length > 0 && {
        custom_options: custom.map(({ optionId, optionValue }) => ({ option_id: optionId, option_value: optionValue })),
      }),
      ...(configurable.length > 0 && {
        configurable_item_options: configurable.map(({ optionId, optionValue, label, value }) => ({
          option_id: optionId,
          option_value: numberIfSo(optionValue),
          ...(label !== undefined && { label }),
          ...(value !== undefined && { value }),
        })),
      }),
      ...(bundle.length > 0 && {
        bundle_options: bundle.map(({ optionId, optionQuantity, optionSelections }) => ({
          option_id: Number(optionId),
          option_qty: optionQuantity,
          option_selections: optionSelections.map(numberIfSo),
        })),
      }),
    },
  }
}

/** A client sends back what it got, so text that another number would be made of stays text. */
function numberIfSo(text: string): number | string {
  return /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text
}
