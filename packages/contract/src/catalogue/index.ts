export {
  type ElasticsearchBool,
  type ElasticsearchClause,
  type ElasticsearchQuery,
  elasticsearchQuerySchema,
} from './elasticsearch-query.ts'
export { type FoundProduct, type FoundVariant, foundProductSchema } from './found-product.ts'
export {
  type AttributeDocument,
  attributeDocumentSchema,
  type CategoryDocument,
  categoryDocumentSchema,
  type Fit,
  type ReviewDocument,
  reviewDocumentSchema,
  type TaxRuleDocument,
  taxRuleDocumentSchema,
} from './other-documents.ts'
export { ALL_GROUPS, type PriceFields, priceSourceOf, taxRuleOf, toPriceFields } from './price-fields.ts'
export * from './product-calls.ts'
export { type ConfigurableChildDocument, type ProductDocument, productDocumentSchema } from './product-document.ts'
export { searchCatalogue, searchCatalogueByAddress, suggestSearches } from './search-catalogue.ts'
export type { SearchQueryDto } from './search-query.ts'
export * from './stock-calls.ts'
export { mapUrl } from './url-map.ts'
