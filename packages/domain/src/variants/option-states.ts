import type { ListingSettings } from '../products/index.ts'
import {
  type ConfigurableProduct,
  type Configuration,
  isAmong,
  isSelectable,
  type Variant,
  withLabel,
} from './variant.ts'

export type OptionState = {
  readonly attributeId: string
  readonly attributeCode: string
  readonly label: string
  readonly values: readonly OptionValueState[]
}

export type OptionValueState = {
  readonly valueIndex: string
  readonly label: string
  readonly isChosen: boolean
  /** Whether a variant with this value exists next to everything else that is chosen. */
  readonly isAvailable: boolean
}

/** What the pickers of a product page offer for the choice made so far. */
export function optionStates(
  product: ConfigurableProduct,
  { configuration, settings }: { readonly configuration: Configuration; readonly settings: ListingSettings },
): OptionState[] {
  const selectable = product.children.filter((child) => isSelectable(child, settings))
  return product.options.map(({ attributeId, attributeCode, label, values }) => {
    const { [attributeCode]: chosen, ...others } = configuration
    const partners = selectable.filter((child) => hasAll(child, others))
    const states = withLabel(values).map(({ valueIndex, label: text }) => ({
      valueIndex,
      label: text.trim(),
      isChosen: isAmong(valueIndex, chosen),
      isAvailable: partners.some(({ attributes }) => attributes[attributeCode] === valueIndex),
    }))
    return { attributeId, attributeCode, label, values: states }
  })
}

function hasAll({ attributes }: Variant, configuration: Configuration): boolean {
  return Object.entries(configuration).every(([code, wanted]) => isAmong(attributes[code], wanted))
}
