import {
  type CartLine,
  type CartNotification,
  type CheckoutSettings,
  createLine,
  isSameLine,
  productAdded,
  quantityUpdated,
  removeLine,
} from '../cart/index.ts'
import type { Cents } from '../money/index.ts'
import { unitPriceAt } from '../pricing/index.ts'
import type { MergePlan, MergeStep, ServerLine } from './plan-merge.ts'

/** The client's line once it is known to be the server's: it takes over the ids and what the server confirmed. */
export function adoptServerLine<Line extends CartLine>(line: Line, serverLine: ServerLine): Line {
  // The client's options carry labels the server does not send back.
  const options = line.options ?? serverLine.options
  return {
    ...withSaidPrice(line, serverLine),
    type: serverLine.type,
    options,
    // Other options have another checksum; whoever holds the hash makes it.
    checksum: options === line.options ? line.checksum : '',
    previousQuantity: serverLine.quantity,
    serverItemId: serverLine.itemId,
    cartId: serverLine.cartId,
  }
}

/** The server has the last word on the price: it knows the group and what has changed. Steps it contradicts are of no use. */
function withSaidPrice<Line extends CartLine>(line: Line, { unitPrice, quantity }: ServerLine): Line {
  if (unitPrice === null || unitPrice === undefined) return line
  const { priceSteps, ...rest } = line
  const isBorneOut = priceSteps !== undefined && unitPriceAt(priceSteps, quantity) === unitPrice
  // Without its steps it is the same kind of line: they may be left out.
  const kept = isBorneOut ? line : (rest as Line)
  return { ...kept, unitPrice: isBorneOut ? unitPriceAt(priceSteps, line.quantity) : unitPrice }
}

/** A line of its own for what only the server had. */
export function lineFromServer(
  serverLine: ServerLine,
  product: { readonly parentSku: string | null; readonly unitPrice: Cents | null },
): CartLine {
  const { sku, type, quantity, options } = serverLine
  return adoptServerLine(createLine({ sku, type, quantity, options, ...product }), serverLine)
}

/** What the plan changes on the device by itself; pushed and pulled lines change when the server or catalogue has answered. */
export function applyMergePlan<Line extends CartLine>(
  lines: readonly Line[],
  { isDryRun, steps }: MergePlan<Line>,
): readonly Line[] {
  return isDryRun ? lines : steps.reduce(applyStep, lines)
}

function applyStep<Line extends CartLine>(lines: readonly Line[], step: MergeStep<Line>): readonly Line[] {
  if (step.do === 'remove-local') return removeLine(lines, step.line)
  if (step.do !== 'keep' && step.do !== 'modify-local') return lines
  return lines.map((line) =>
    isSameLine(line, step.line)
      ? adoptServerLine({ ...line, quantity: step.serverLine.quantity }, step.serverLine)
      : line,
  )
}

type Push<Line> = { readonly current: Line; readonly pushed: Line; readonly serverLine: ServerLine }

/** The line after the server accepted a push. What the shopper changed while the call was under way is kept. */
export function confirmUpdate<Line extends CartLine>({ current, pushed, serverLine }: Push<Line>): Line {
  const changedMeanwhile = current.quantity - pushed.quantity
  const quantity = Math.max(1, serverLine.quantity + changedMeanwhile)
  return adoptServerLine({ ...current, quantity }, serverLine)
}

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

export type UpdateContext = CheckoutSettings & { readonly isUserInCheckout: boolean }

/** What the shopper hears after the server accepted a push of `pushed`. */
export function updateNotification(pushed: CartLine, context: UpdateContext): CartNotification | null {
  if (context.isUserInCheckout) return null
  return pushed.serverItemId === null ? productAdded(context) : quantityUpdated
}
