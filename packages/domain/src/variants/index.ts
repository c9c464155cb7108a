export { chooseVariant, type NoVariant, type VariantMatch, type Wish } from './choose-variant.ts'
export { type FoundParent, findParent, type SizeAndColor } from './find-parent.ts'
export { isSelectable } from './is-selectable.ts'
export { type OptionState, type OptionValueState, optionStates } from './option-states.ts'
export { type PriceRange, priceRange } from './price-range.ts'
export { configureProduct, type ProductSelection, resetProduct, setProduct } from './product-selection.ts'
export type {
  ConfigurableOption,
  ConfigurableProduct,
  Configuration,
  ListingSettings,
  OptionValue,
  Variant,
} from './variant.ts'
export { choicesOf, findVariantByChoices, type VariantChoice } from './variant-choices.ts'
export { withLabel } from './with-label.ts'
