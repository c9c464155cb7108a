export { buildPath, buildUrl, localPath, prefixOf, withTrailingSlash } from './build-url.ts'
export {
  findFormerView,
  findMovedView,
  findStoreView,
  MissingDefaultView,
  needsFullNavigation,
  type ResolvedView,
  resolveStoreView,
  type StoreNavigation,
} from './resolve-store-view.ts'
export type {
  Brand,
  BrandWords,
  DeliveryCost,
  GuaranteeNotice,
  Language,
  Locale,
  MovedView,
  PriceFormat,
  SeoSettings,
  StoreAddress,
  StoreDirectory,
  StoreView,
  TagManagerSettings,
} from './store-view.ts'
export {
  addressOf,
  findStoreById,
  isLanguageShared,
  languageTagOf,
  priceFormatOf,
  shopOf,
  siblingsOf,
  storeIdOf,
  titleOf,
} from './view-facts.ts'
