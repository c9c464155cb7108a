import { type DemandLine, piecesOf } from './demand.ts'

export type ShortLine<Line> = { readonly line: Line; readonly available: number }

/** The lines a shelf has too few pieces for, when it is emptied line after line, and how many of each it has. */
export function shortLines<Line extends DemandLine>(
  lines: readonly Line[],
  shelf: ReadonlyMap<string, number>,
): readonly ShortLine<Line>[] {
  const left = new Map(shelf)
  return lines.flatMap((line) => {
    const ofOne = piecesOf({ ...line, quantity: 1 })
    const possible = ofOne.map(({ sku, quantity }) => Math.floor((left.get(sku) ?? 0) / Math.max(1, quantity)))
    const available = Math.max(0, Math.min(line.quantity, ...possible))
    for (const { sku, quantity } of ofOne) left.set(sku, (left.get(sku) ?? 0) - quantity * available)
    return available < line.quantity ? [{ line, available }] : []
  })
}
