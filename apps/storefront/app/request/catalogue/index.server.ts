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
export { type MappedAddress, mapAddress } from './map-address.server.ts'
export { tieredPriceOf } from './price-source.server.ts'
export { addressOf, colourRelationsOf, priceOf, stockOf } from './product-facts.ts'
export {
  type FoundAddress,
  type FoundAttribute,
  type FoundCard,
  type FoundCategory,
  type FoundColour,
  type FoundMenuCategory,
  type FoundProduct,
  type FoundReview,
  type FoundVariant,
  type PlaceField,
  placeFields,
  type SizeField,
  sizeFields,
} from './product-fields.ts'
export { searchCall } from './search-documents.server.ts'
