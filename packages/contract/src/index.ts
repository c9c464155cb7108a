export { putProducts, setPrices, setStock } from './back-office/index.ts'
export type { Call, Method } from './calls/index.ts'
export {
  applyCoupon,
  applyGiftCard,
  type CartItemDto,
  type CartTotalsDto,
  checkGiftCard,
  collectCartTotals,
  createCart,
  deleteCartItem,
  deleteCoupon,
  listPaymentMethods,
  listShippingMethods,
  type ProductOptionInput,
  pullCart,
  readCartTotals,
  readCoupon,
  removeGiftCard,
  setShippingInformation,
  toLineOptions,
  toProductOption,
  updateCartItem,
} from './cart/index.ts'
export {
  ALL_GROUPS,
  type AttributeDocument,
  attributeDocumentSchema,
  type CategoryDocument,
  type ConfigurableChildDocument,
  categoryDocumentSchema,
  checkElasticStock,
  checkElasticStockBySku,
  checkStock,
  checkStockBySku,
  listElasticStock,
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
export {
  type Block,
  type BlockName,
  type BlockOf,
  type BlogPageContent,
  blockSchema,
  type ContentImage,
  type ContentJson,
  type ContentLink,
  type ContentRefusal,
  checkContent,
  contentJsonSchema,
  deliverStories,
  deliverStory,
  listBlogStories,
  type PageContent,
  type ReadContent,
  type RichText,
  type RichTextMark,
  type RichTextNode,
  readContent,
  readHomeStory,
  readStoriesByUuid,
  readStory,
  readThemeStory,
  richTextSchema,
  type Story,
  type StoryAlternate,
  type StoryContent,
  type StoryContentInput,
  type StoryDto,
  storyContentSchema,
  type ThemeContent,
  toStoryDto,
  validateEditor,
} from './content/index.ts'
export { contract } from './contract.ts'
export { listParcelPoints, listTimeframes, lookUpAddress, saveDelivery } from './delivery/index.ts'
export {
  type Endpoint,
  type EndpointDefinition,
  type EndpointSchemas,
  endpoint,
  InvalidEndpoint,
  type RefusalDeclaration,
  type RefusalMessage,
} from './endpoint.ts'
export type { AnswerOf, EndpointOf, InputOf, ParsedInputOf, RefusalOf, ResultOf } from './endpoint-types.ts'
export { type RefusalEnvelope, refusalEnvelope, successEnvelope } from './envelope.ts'
export { addChild, type ChildDto, deleteChild, modifyChild } from './family/index.ts'
export { readMaintenance } from './maintenance.ts'
export { momentOf } from './moment-of.ts'
export {
  confirmNewsletter,
  readNewsletterStatus,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from './newsletter/index.ts'
export { type OpenApiDocument, type OpenApiOperation, type OpenApiParameter, openApiDocument } from './openapi/index.ts'
export {
  applyPoints,
  type OrderInput,
  placeOrder,
  readCreditNote,
  readInvoice,
  readOrderStatus,
  readPointsBalance,
  readPointsHistory,
  selectPaymentMethod,
  setPaymentInformation,
  splitStreet,
  toOrderAddress,
} from './order/index.ts'
export { pathParamsOf } from './path-params.ts'
export { readPayment, receiveWebhook } from './payment/index.ts'
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
export {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  type CustomerDto,
  changePassword,
  changePasswordByOldName,
  createPassword,
  createUser,
  deleteAccount,
  endAllSessions,
  endSession,
  exportAccount,
  listPasskeys,
  listSessions,
  loginUser,
  loginWithPasskey,
  logoutUser,
  type NewCredential,
  type OrderDto,
  type PasskeyDto,
  type ProfileInput,
  readMe,
  readOrder,
  readOrderHistory,
  refreshUser,
  removePasskey,
  renamePasskey,
  resetPassword,
  type UsedCredential,
  updateMe,
} from './user/index.ts'
export { viewOverridesSchema } from './view-settings.ts'
export { addToWishlist, readWishlist, removeFromWishlist } from './wishlist/index.ts'
export { beginWithdrawal, confirmWithdrawal } from './withdrawal/index.ts'
