export type { PriceChange, SpecialToSet } from './change-price.ts'
export { type RowRefusal, type RowResult, rowRefusals } from './row-result.ts'
export { type PriceClock, type PriceToSet, setPrices } from './set-prices.ts'
export { type StockToSet, setStock } from './set-stock.ts'
