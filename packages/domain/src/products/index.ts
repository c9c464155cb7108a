export { type AttributeStore, attributesToLoad, type StoredAttribute, storeAttributes } from './attributes-to-load.ts'
export { type BundleRefusal, bundleComponents } from './bundle-components.ts'
export type { BundleChoice, BundleComponent, BundleLink, BundleOption } from './bundle-option.ts'
export { bundlePrice } from './bundle-price.ts'
export { type ColorRelation, type ColorRelative, colorRelations } from './color-relations.ts'
export {
  type CustomChoice,
  type CustomisedProduct,
  type CustomOption,
  type CustomOptionRefusal,
  customOptionsPrice,
  type OptionPrice,
  selectedValueIds,
} from './custom-options-price.ts'
export {
  type DirectAccessSettings,
  decideProductLoad,
  type LoadableProduct,
  type ProductLoad,
  type ProductLoadRefusal,
  productLoadError,
} from './decide-product-load.ts'
export { defaultBundleChoices, defaultBundleComponents, defaultBundleLink } from './default-bundle-choices.ts'
export { type GroupedRefusal, groupedMembers, groupedPrice, type PricedProduct } from './grouped-price.ts'
export {
  catalogueConditions,
  isDisabled,
  isHidden,
  isListed,
  type Listable,
  type ListConditions,
  type ListingSettings,
  type ProductStatus,
  relatedConditions,
  searchConditions,
  type Visibility,
} from './list-conditions.ts'
export { type LabelledProduct, type ProductLabel, productLabels } from './product-labels.ts'
export {
  attachLinkedProducts,
  type LinkedProduct,
  type LinkRefusal,
  PRODUCT_LINK_NOT_FOUND,
  type ProductLink,
} from './product-link.ts'
export type { ProductType } from './product-type.ts'
