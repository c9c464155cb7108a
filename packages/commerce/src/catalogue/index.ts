export { createCachedProducts } from './cached-products.ts'
export { type CatalogueEntity, catalogueChanged, productsEdited } from './events.ts'
export { findDifferences } from './find-differences.ts'
export {
  countProducts,
  type FoundProduct,
  findLargestProductId,
  findProductBySku,
  findProductByUrlPath,
  findProductIds,
  findProductsById,
  findProductsBySku,
  hasProducts,
  readProducts,
} from './find-products.ts'
export { findParentProducts, findSkuKinds, findSold, findUrlPaths, lockSold, readAncestry } from './find-sold.ts'
export {
  findNextPriceChange,
  findPriceChanges,
  putPricePoints,
  readPriceHistory,
  type SkuPricePoint,
} from './price-points.ts'
export { ownSkus, partSkus } from './product-skus.ts'
export {
  followEdits,
  type ProductsToPut,
  putAttributes,
  putCategories,
  putProducts,
  putTaxRules,
  removeAttributes,
  removeCategories,
  removeProducts,
  removeTaxRules,
} from './put-catalogue.ts'
export {
  findCategoryByUrlPath,
  readAttributes,
  readCategories,
  readTaxRegions,
  readTaxRules,
} from './read-catalogue.ts'
export { type ProductKeys, readProductKeys } from './read-product-keys.ts'
export { refreshCatalogueStatistics } from './refresh-statistics.ts'
export { findRedirect, putRedirects, readRedirects, redirectsChanged, removeRedirect } from './urls/redirects.ts'
export { type CatalogueVariant, findVariants } from './variants.ts'
