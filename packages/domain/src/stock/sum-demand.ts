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
    if (line.components === undefined || line.components.length === 0) add(demand, line.sku, line.quantity)
    else for (const { sku, quantity } of line.components) add(demand, sku, quantity * line.quantity)
  }
  return demand
}

function add(demand: Map<string, number>, sku: string, quantity: number): void {
  demand.set(sku, (demand.get(sku) ?? 0) + quantity)
}
