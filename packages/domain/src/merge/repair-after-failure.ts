import { type CartLine, isSameLine, removeLine } from '../cart/index.ts'
import type { ServerLine } from './server-line.ts'

export type UpdateFailure = {
  readonly line: CartLine
  readonly serverLine: ServerLine | null
  /** No answer came at all: offline or host not found. */
  readonly isUnreachable: boolean
}

export type UpdateRepair =
  | { readonly do: 'keep' }
  | { readonly do: 'remove-local' }
  | { readonly do: 'restore-quantity'; readonly quantity: number }

/** What happens to the line when the server did not accept it. Without any answer nothing is decided yet. */
export function repairAfterFailure({ line, serverLine, isUnreachable }: UpdateFailure): UpdateRepair {
  if (isUnreachable) return { do: 'keep' }
  if (serverLine === null || line.previousQuantity <= 0) return { do: 'remove-local' }
  return { do: 'restore-quantity', quantity: line.previousQuantity }
}

export function applyRepair<Line extends CartLine>(
  lines: readonly Line[],
  { line, repair }: { readonly line: Line; readonly repair: UpdateRepair },
): readonly Line[] {
  if (repair.do === 'keep') return lines
  if (repair.do === 'remove-local') return removeLine(lines, line)
  return lines.map((other) => (isSameLine(other, line) ? { ...other, quantity: repair.quantity } : other))
}
