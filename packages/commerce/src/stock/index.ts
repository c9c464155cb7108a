export { shopStockChanged, stockChanged } from './events.ts'
export {
  returnStock,
  type TakenPieces,
  type TakeStockRefusal,
  takeStock,
} from './move-stock.ts'
export { countStock, putStock, type StockCount, type StockRow, type StockToPut } from './put-stock.ts'
export { findStock, readStock } from './read-stock.ts'
export { refreshStockStatistics } from './refresh-statistics.ts'
export { stockRoutes } from './routes.ts'
export {
  putShopStock,
  readShopStock,
  type ShopStock,
  type ShopStockRow,
  type ShopStockToPut,
} from './shop-stock.ts'
