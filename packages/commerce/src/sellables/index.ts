export type { Sellable, SellableRefusal, SellableRequest, ShownOption } from './sellable.ts'
export { type Buying, createSellables, type Offer, type Sellables, type TaxPlace } from './sellables.ts'
