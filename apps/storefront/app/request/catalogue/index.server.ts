export {
  findAddresses,
  findAttributes,
  findCards,
  findCategories,
  findColours,
  findDocument,
  findMenuCategories,
  findReviews,
  findSellables,
} from './find-documents.server.ts'
export { type FoundProducts, findProducts, type ListScope } from './find-products.server.ts'
export { addressOf, colourRelationsOf, priceOf, stockOf } from './product-facts.ts'
export {
  type FoundAddress,
  type FoundCard,
  type FoundMenuCategory,
  type FoundReview,
  type SizeField,
  sizeFields,
} from './product-fields.ts'
export { searchCall } from './search-documents.server.ts'
