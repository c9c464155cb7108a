export {
  type AttributeDocument,
  attributeDocumentSchema,
  type CategoryDocument,
  type ConfigurableChildDocument,
  categoryDocumentSchema,
  checkStock,
  checkStockBySku,
  listProducts,
  listStock,
  mapUrl,
  type PriceFields,
  type ProductDocument,
  priceSourceOf,
  productDocumentSchema,
  type ReviewDocument,
  renderProducts,
  reviewDocumentSchema,
  type SearchQueryDto,
  type StockItemDto,
  searchCatalogue,
  searchCatalogueByAddress,
  suggestSearches,
  type TaxRuleDocument,
  taxRuleDocumentSchema,
  taxRuleOf,
  toPriceFields,
} from './catalogue/index.ts'
export { type CommonRefusal, type CommonRefusalCode, commonRefusals, type InputIssue } from './common-refusals.ts'
export { contract } from './contract.ts'
export {
  type Endpoint,
  type EndpointDefinition,
  endpoint,
  InvalidEndpoint,
  type Method,
  type RefusalDeclaration,
  type RefusalMessage,
} from './endpoint.ts'
export type { AnswerOf, InputOf, ParsedInputOf, RefusalOf, ResultOf } from './endpoint-types.ts'
export { type RefusalEnvelope, refusalEnvelope, successEnvelope } from './envelope.ts'
export { type OpenApiDocument, type OpenApiOperation, type OpenApiParameter, openApiDocument } from './openapi/index.ts'
export { pathParamsOf } from './path-params.ts'
export {
  listCountries,
  listPhysicalStores,
  listPickupLocations,
  type OpeningException,
  type OpeningHours,
  type OpeningWeek,
  type PhysicalStore,
  type PhysicalStoreDto,
  readCurrency,
  readInStoreInventory,
  toPhysicalStoreDto,
} from './places/index.ts'
export { queryBoolean, queryInteger, queryList } from './query-fields.ts'
export { createReview, readReviewWidget } from './reviews/index.ts'
export { fromStoreViewDto, toStoreViewDto } from './store-view-dto.ts'
export { listStoreViews, type StoreViewDto, storeViewSchema } from './store-views.ts'
