import type { BundleChoice, CustomChoice } from '../products/index.ts'
import type { LineOptions } from './line-options.ts'

/** The SHA3-224 of a text in hexadecimal; handed in, since the rules of the shop bring no library of their own. */
export type TextHash = (text: string) => string

/**
 * The item checksum of the API family: the wire text of the first kind of options that is not empty.
 * Labels stay out, so that a line keeps its checksum when the shopper changes language.
 */
export function lineChecksum(options: LineOptions | null, hash: TextHash): string {
  return hash(JSON.stringify(options && wireOptions(options)))
}

function wireOptions({ bundle, custom, configurable }: LineOptions): unknown {
  if (bundle.length > 0) return bundle.map(wireBundleChoice)
  if (custom.length > 0) return custom.map(wireChoice)
  if (configurable.length > 0) return configurable.map(wireChoice)
  return { extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [] } }
}

function wireChoice({ optionId, optionValue }: CustomChoice) {
  return { option_id: optionId, option_value: optionValue }
}

function wireBundleChoice({ optionId, optionQuantity, optionSelections }: BundleChoice) {
  return { option_id: optionId, option_qty: String(optionQuantity), option_selections: optionSelections }
}
