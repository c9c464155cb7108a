export { analyticsPageType } from './analytics-page-type.ts'
export { type BreadcrumbSettings, type Crumb, categoryTrail, productTrail } from './breadcrumbs.ts'
export { type FocalPoint, focalPoint, type ImageSize, imageSize } from './content-image.ts'
export {
  externalAddress,
  followRedirect,
  isExternalLink,
  isSafeLink,
  type Link,
  linkTarget,
  type Redirect,
  type RedirectStatus,
  type StoredRedirect,
} from './link.ts'
export {
  accountPage,
  cartPage,
  confirmEmailPage,
  errorPage,
  guaranteePage,
  homePage,
  linkedOrderPage,
  loginPage,
  type MailList,
  mailLinkPage,
  mailLists,
  maintenancePage,
  oneClickAddress,
  provedPages,
  resetPasswordPage,
  wishlistPage,
  withdrawPage,
} from './named-pages.ts'
export { joinSegments, pathSegments, storedSegments } from './path-segments.ts'
export {
  afterMapping,
  choosePage,
  type FoundPages,
  type MappingAnswer,
  type PageNotFound,
  type PagePlan,
  pageNotFound,
  planPage,
  type ResolvedPage,
} from './resolve-page.ts'
export { findRoute, flushRoutes, pageRoutes, type QueuedRoute, type RouteRefusal } from './route-registry.ts'
export {
  blogPage,
  canonicalProductPage,
  categoryPage,
  categoryRoute,
  type FoundRoute,
  isBlogPage,
  isMappedCategory,
  type ProductAddress,
  productPage,
  productRoute,
  storyPage,
  storySlug,
  type UrlSettings,
} from './shop-pages.ts'
export { matchRoute, type Route, type RouteLayout, type RouteMatch, routesOf, staticRoutes } from './static-routes.ts'
