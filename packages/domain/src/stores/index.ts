export { addressOf } from './address-of.ts'
export { brandOf } from './brand-of.ts'
export { buildPath, buildUrl } from './build-url.ts'
export { findStoreView, MissingDefaultView } from './find-store-view.ts'
export { localPath } from './local-path.ts'
export { needsFullNavigation, type StoreNavigation } from './needs-full-navigation.ts'
export { prefixOf } from './prefix-of.ts'
export { priceFormatOf } from './price-format-of.ts'
export { type ResolvedView, resolveStoreView } from './resolve-store-view.ts'
export { type Shop, shopOf, siblingsOf } from './shop-of.ts'
export { findStoreById, storeIdOf } from './store-id-of.ts'
export type {
  Brand,
  DeliveryCost,
  Language,
  Locale,
  PriceFormat,
  SeoSettings,
  StoreAddress,
  StoreDirectory,
  StoreView,
  TagManagerSettings,
} from './store-view.ts'
export { titleOf } from './title-of.ts'
export { withTrailingSlash } from './with-trailing-slash.ts'
