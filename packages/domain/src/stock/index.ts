export { alertRoundRoom } from './alert-round.ts'
export {
  checkDemand,
  type DemandCheck,
  type DemandComponent,
  type DemandLine,
  type Shortage,
  sumDemand,
} from './demand.ts'
export {
  type PrefetchSettings,
  planStockPrefetch,
  planStockRequests,
  type StockRequestSettings,
} from './plan-stock-requests.ts'
export { type ShortLine, shortLines } from './short-lines.ts'
export type { StockItem } from './stock-item.ts'
export {
  type DisplayedStock,
  displayedStock,
  judgeStock,
  type LowStockSettings,
  listedStock,
  type StockStatus,
  type StockVerdict,
  sumStock,
} from './stock-item.ts'
