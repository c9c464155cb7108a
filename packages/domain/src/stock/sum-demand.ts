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

function piecesOf({ sku, quantity, components = [] }: DemandLine): readonly DemandComponent[] {
  if (components.length === 0) return [{ sku, quantity }]
  return components.map((component) => ({ sku: component.sku, quantity: component.quantity * quantity }))
}
