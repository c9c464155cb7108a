export type { Sellable, SellableRefusal, ShownOption, Wish } from './sellable.ts'
export { type Buyer, createSellables, type Offer, type Sellables } from './sellables.ts'
