export { OptionPicker } from './option-picker.tsx'
export { ProductPage } from './product-page.tsx'
export type { PageVariant, ProductPageData, Sellable } from './product-page-data.ts'
export { chosenVariant } from './selection.ts'
