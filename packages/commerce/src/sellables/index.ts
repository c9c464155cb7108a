export type { Sellable, SellableRefusal, SellableRequest, ShownOption } from './sellable.ts'
export { type Buying, createSellables, type Offer, type Sellables } from './sellables.ts'
