export type { Sellable, SellableRefusal, SellableRequest, ShownOption } from './sellable.ts'
export { type Buyer, createSellables, type Offer, type Sellables } from './sellables.ts'
