export {
  breadcrumbJsonLd,
  type JsonLd,
  offerJsonLd,
  organizationJsonLd,
  productJsonLd,
  type StructuredOffer,
  type StructuredProduct,
  serializeJsonLd,
} from './json-ld.ts'
export { type AlternateLink, alternateLinks, robotsOf } from './page-links.ts'
