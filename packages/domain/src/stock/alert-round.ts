import { judgeStock, type StockItem } from './stock-item.ts'

/** Most who hear that something is back do not buy it; who comes too late for the last piece is let down a second time. */
const PEOPLE_PER_PIECE = 3

/** How many more people may be told that something is back, when some were told already; null: as many as there are. */
export function alertRoundRoom(item: StockItem | null, told: number): number | null {
  const { status, available } = judgeStock(item)
  if (status !== 'ok') return 0
  return available === null ? null : Math.max(0, available * PEOPLE_PER_PIECE - told)
}
