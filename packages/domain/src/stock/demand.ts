import { judgeStock, type StockItem } from './stock-item.ts'

/** A line of a cart or an order; a bundle draws on its components, every other line on its own sku. */
export type DemandLine = {
  readonly sku: string
  readonly quantity: number
  readonly components?: readonly DemandComponent[]
}
export type DemandComponent = { readonly sku: string; readonly quantity: number }

/** How many pieces of each sku all lines want together, so that two lines cannot both claim the last one. */
export function sumDemand(lines: readonly DemandLine[]): Map<string, number> {
  const demand = new Map<string, number>()
  for (const line of lines) {
    for (const { sku, quantity } of piecesOf(line)) {
      // A quantity below zero, or none at all, must not hide what another line wants.
      if (quantity > 0) demand.set(sku, (demand.get(sku) ?? 0) + quantity)
    }
  }
  return demand
}

/** The pieces a line draws from stock. */
export function piecesOf({ sku, quantity, components = [] }: DemandLine): readonly DemandComponent[] {
  if (components.length === 0) return [{ sku, quantity }]
  return components.map((component) => ({ sku: component.sku, quantity: component.quantity * quantity }))
}

export type Shortage = { readonly sku: string; readonly wanted: number; readonly available: number }

export type DemandCheck = {
  readonly shortages: readonly Shortage[]
  /** Skus nobody could tell the stock of. */
  readonly unverified: readonly string[]
}

/** Compares what is wanted with what there is. */
export function checkDemand(
  demand: ReadonlyMap<string, number>,
  stock: ReadonlyMap<string, StockItem | null>,
): DemandCheck {
  const shortages: Shortage[] = []
  const unverified: string[] = []
  for (const [sku, wanted] of demand) {
    const { status, available } = judgeStock(stock.get(sku) ?? null)
    if (status === 'volatile') unverified.push(sku)
    else if (available !== null && wanted > available) shortages.push({ sku, wanted, available })
  }
  return { shortages, unverified }
}
