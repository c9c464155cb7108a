export { OptionPicker } from './buy/option-picker.tsx'
export { chosenVariant } from './buy/selection.ts'
export type { PageVariant, ProductPageData, Sellable } from './load/product-page-data.ts'
export { ProductPage } from './product-page.tsx'
