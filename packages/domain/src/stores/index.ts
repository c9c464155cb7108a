export { buildPath, buildUrl, localPath, prefixOf, withTrailingSlash } from './build-url.ts'
export {
  findStoreView,
  MissingDefaultView,
  needsFullNavigation,
  type ResolvedView,
  resolveStoreView,
  type StoreNavigation,
} from './resolve-store-view.ts'
export type {
  Brand,
  DeliveryCost,
  GuaranteeNotice,
  Language,
  Locale,
  PriceFormat,
  SeoSettings,
  StoreAddress,
  StoreDirectory,
  StoreView,
  TagManagerSettings,
} from './store-view.ts'
export {
  addressOf,
  brandNames,
  brandOf,
  findStoreById,
  priceFormatOf,
  type Shop,
  shopOf,
  siblingsOf,
  storeIdOf,
  titleOf,
} from './view-facts.ts'
