import { type CartLine, isSameLine, type LineOptions, type LineReference } from '../cart/index.ts'
import type { Cents } from '../money/index.ts'
import type { ProductType } from '../products/index.ts'

/** A row of the cart as the server keeps it. */
export type ServerLine = {
  readonly itemId: string
  readonly cartId: string
  readonly sku: string
  readonly quantity: number
  readonly type: ProductType
  readonly options: LineOptions | null
  /** Of one piece at this quantity, tax included; not every server says it. */
  readonly unitPrice?: Cents | null
}

export function referenceOf({ sku, options, itemId }: ServerLine): LineReference {
  return { sku, options, serverItemId: itemId }
}

/** The same line on both sides. */
export type LinePair<Line extends CartLine = CartLine> = { readonly line: Line; readonly serverLine: ServerLine }

export type QuantityMerge = {
  /** Quantities of both sides are added up, as at login. */
  readonly mergeQty: boolean
  /** The guest cart the server has already taken into this one. */
  readonly guestCartId: string | null
}

/** The quantity both sides should hold. Only what the server has not counted yet is added, so no run counts twice. */
export function mergedQuantity({ line, serverLine }: LinePair, mode: QuantityMerge): number {
  if (!mode.mergeQty || line.serverItemId === serverLine.itemId) return line.quantity
  if (line.cartId !== mode.guestCartId) return serverLine.quantity + line.quantity
  return Math.max(line.quantity, serverLine.quantity + line.quantity - line.previousQuantity)
}

export type MergeMode = QuantityMerge & {
  /** The cart the server lines were read from. */
  readonly cartId: string
  readonly forceClientState: boolean
  /** Report only: the plan is made and nothing of it is carried out. */
  readonly dryRun: boolean
}

export type MergeSettings = {
  readonly serverSyncCanRemoveLocalItems: boolean
  readonly serverSyncCanModifyLocalItems: boolean
}

/** How this merge runs, and what the shop permits it. */
export type MergeRules = MergeMode & MergeSettings

export type MergeStep<Line extends CartLine = CartLine> =
  | { readonly do: 'push'; readonly line: Line; readonly quantity: number; readonly serverLine: ServerLine | null }
  | { readonly do: 'remove-local'; readonly line: Line }
  | { readonly do: 'modify-local'; readonly line: Line; readonly serverLine: ServerLine }
  | { readonly do: 'keep'; readonly line: Line; readonly serverLine: ServerLine }
  | { readonly do: 'delete'; readonly serverLine: ServerLine }
  | { readonly do: 'pull'; readonly serverLine: ServerLine }

export type MergePlan<Line extends CartLine = CartLine> = {
  readonly isDryRun: boolean
  readonly steps: readonly MergeStep<Line>[]
}

type Sides<Line> = { readonly clientLines: readonly Line[]; readonly serverLines: readonly ServerLine[] }

/** What to do with every line of both sides: first the client's in order, then what only the server has. */
export function planMerge<Line extends CartLine>(
  { clientLines, serverLines }: Sides<Line>,
  rules: MergeRules,
): MergePlan<Line> {
  const unmatched = new Set(serverLines)
  const steps: MergeStep<Line>[] = []
  for (const line of clientLines) {
    const serverLine = findMatch(unmatched, line)
    if (serverLine) unmatched.delete(serverLine)
    steps.push(serverLine ? planPair({ line, serverLine }, rules) : planClientOnly(line, rules))
  }
  for (const serverLine of unmatched) steps.push({ do: rules.forceClientState ? 'delete' : 'pull', serverLine })
  return { isDryRun: rules.dryRun, steps }
}

function findMatch(candidates: ReadonlySet<ServerLine>, line: CartLine): ServerLine | null {
  for (const serverLine of candidates) if (isSameLine(line, referenceOf(serverLine))) return serverLine
  return null
}

function planClientOnly<Line extends CartLine>(line: Line, rules: MergeRules): MergeStep<Line> {
  const mayRemove = rules.serverSyncCanRemoveLocalItems && !rules.forceClientState
  if (mayRemove && !isCarriedOver(line, rules)) return { do: 'remove-local', line }
  return { do: 'push', line, quantity: line.quantity, serverLine: null }
}

/** A line from another cart cannot have been removed from this one: dropping it would lose the guest's cart at login. */
function isCarriedOver(line: CartLine, { mergeQty, cartId }: MergeMode): boolean {
  return line.cartId !== cartId && (mergeQty || line.cartId !== null)
}

function planPair<Line extends CartLine>(pair: LinePair<Line>, rules: MergeRules): MergeStep<Line> {
  const { line, serverLine } = pair
  const quantity = mergedQuantity(pair, rules)
  if (quantity === serverLine.quantity) {
    return { do: line.quantity === quantity ? 'keep' : 'modify-local', line, serverLine }
  }
  const isAddedUp = quantity !== line.quantity
  const acceptsServer = rules.serverSyncCanModifyLocalItems && !rules.forceClientState && !isAddedUp
  return acceptsServer ? { do: 'modify-local', line, serverLine } : { do: 'push', line, quantity, serverLine }
}
