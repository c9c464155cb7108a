export { type AttributeStore, attributesToLoad, type StoredAttribute, storeAttributes } from './attributes-to-load.ts'
export type { BundleChoice, BundleComponent, BundleLink, BundleOption } from './bundle.ts'
export {
  type BundleRefusal,
  bundleComponents,
  bundlePrice,
  bundleQuantity,
  defaultBundleComponents,
  defaultBundleLink,
} from './bundle.ts'
export { type ColorRelation, type ColorRelative, colorRelations } from './color-relations.ts'
export {
  type CustomChoice,
  type CustomisedProduct,
  type CustomOption,
  type CustomOptionRefusal,
  customOptionsPrice,
  type OptionPrice,
  optionAmount,
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
export {
  catalogueConditions,
  fieldConditions,
  isDisabled,
  isHidden,
  isMarked,
  type ListConditions,
  type ListingSettings,
  type ProductStatus,
  relatedConditions,
  searchConditions,
  type Visibility,
} from './list-conditions.ts'
export { type LabelledProduct, type ProductLabel, productLabels } from './product-labels.ts'
export type { ProductType } from './product-link.ts'
export {
  type GroupedRefusal,
  groupedMembers,
  type LinkedProduct,
  type ProductLink,
  productLinkNotFound,
} from './product-link.ts'
