import type { CartLine, PlatformLineTotals } from '../cart/index.ts'

export type PlatformTotalsRow = PlatformLineTotals & { readonly itemId: string; readonly quantity: number }

/** Puts what the server calculated on the lines it calculated it for. A quantity not pushed yet is newer than the server's. */
export function applyPlatformTotals<Line extends CartLine>(
  lines: readonly Line[],
  rows: readonly PlatformTotalsRow[],
): readonly Line[] {
  const byItemId = new Map(rows.map((row) => [row.itemId, row]))
  return lines.map((line) => {
    const row = line.serverItemId === null ? undefined : byItemId.get(line.serverItemId)
    return row ? withTotals(line, row) : line
  })
}

function withTotals<Line extends CartLine>(line: Line, row: PlatformTotalsRow): Line {
  const { rowTotalInclTax, discount, tax, quantity } = row
  const totals = { rowTotalInclTax, discount, tax }
  if (line.quantity !== line.previousQuantity) return { ...line, totals }
  return { ...line, totals, quantity, previousQuantity: quantity }
}
