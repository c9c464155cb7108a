export { afterMapping, type MappingAnswer } from './after-mapping.ts'
export { type BreadcrumbSettings, type Crumb, categoryTrail, productTrail } from './breadcrumbs.ts'
export { categoryPage, categoryRoute, isMappedCategory } from './category-page.ts'
export { type FocalPoint, focalPoint, type ImageSize, imageSize } from './content-image.ts'
export {
  accountPage,
  cartPage,
  errorPage,
  homePage,
  loginPage,
  maintenancePage,
  wishlistPage,
} from './fixed-pages.ts'
export { isSafeLink } from './is-safe-link.ts'
export { externalAddress, isExternalLink, type Link, linkTarget } from './link.ts'
export { joinSegments, pathSegments, storedSegments } from './path-segments.ts'
export {
  canonicalProductPage,
  type ProductAddress,
  productPage,
  productRoute,
  type UrlSettings,
} from './product-page.ts'
export {
  choosePage,
  type FoundPages,
  type PageNotFound,
  type PagePlan,
  pageNotFound,
  planPage,
  type ResolvedPage,
} from './resolve-page.ts'
export { findRoute, flushRoutes, type QueuedRoute, type RouteRefusal } from './route-registry.ts'
export {
  matchRoute,
  type Route,
  type RouteLayout,
  type RouteMatch,
  routesOf,
  staticRoutes,
} from './static-routes.ts'
export { followRedirect, type Redirect, type RedirectStatus, type StoredRedirect } from './stored-redirect.ts'
export { blogPage, isBlogPage, storyPage, storySlug } from './story-page.ts'
