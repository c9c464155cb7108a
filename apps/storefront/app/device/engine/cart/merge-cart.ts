import { deleteCartItem } from '@vonk/contract/calls'
import { isSameLine } from '@vonk/domain/cart'
import {
  adoptServerLine,
  applyMergePlan,
  forcesClientState,
  lineFromServer,
  type MergePlan,
  type MergeStep,
  planMerge,
  referenceOf,
} from '@vonk/domain/merge'
import type { CartLineView } from '../../cart/cart-line-view.ts'
import type { DeviceCart } from '../../device-state.ts'
import type { CartAccess, SyncOutcome } from './cart-access.ts'
import type { ServerRow } from './cart-wire.ts'
import { pushLine } from './push-line.ts'
import type { SyncRequest } from './sync-request.ts'

type Plan = MergePlan<CartLineView>

/** Brings device and server to one cart. */
export async function mergeCart(
  access: CartAccess,
  rows: readonly ServerRow[],
  request: SyncRequest,
): Promise<SyncOutcome> {
  const { id } = access.cart()
  const plan = commitPlan(access, rows, request)
  if (plan.isDryRun) {
    access.log(`The cart differs from the server's in ${plan.steps.filter((step) => step.do !== 'keep').length} lines`)
    return 'done'
  }
  for (const step of plan.steps) {
    // Logged out or moved on to another cart: what is left of the plan is about nobody's cart.
    if (access.cart().id !== id) return 'done'
    const outcome = await carryOut(access, step, request)
    if (outcome === 'later') return 'later'
  }
  return 'done'
}

async function carryOut(access: CartAccess, step: MergeStep<CartLineView>, request: SyncRequest): Promise<SyncOutcome> {
  if (step.do === 'push') return pushLine(access, step, request)
  if (step.do !== 'delete') return 'done'
  const { sku, itemId, cartId: quoteId } = step.serverLine
  const gone = referenceOf(step.serverLine)
  // It has come back since the plan was made.
  if (access.cart().items.some((line) => isSameLine(line, gone))) return 'done'
  const answer = await access.api.call(deleteCartItem, { cartItem: { sku, item_id: itemId, quoteId } })
  if (answer.isUnreachable) return 'later'
  access.change((cart) => ({ ...cart, removed: cart.removed.filter((line) => !isSameLine(line, gone)) }))
  return 'done'
}

/**
 * Makes the plan and does at once what concerns the device alone, on the newest lines: afterwards every line knows its
 * server line, so that a run cut short here is simply run again and adds nothing twice.
 */
function commitPlan(access: CartAccess, rows: readonly ServerRow[], request: SyncRequest): Plan {
  const made: { plan: Plan } = { plan: { isDryRun: request.isDryRun, steps: [] } }
  access.change((cart) => {
    made.plan = planFor(access, { cart, rows }, request)
    if (made.plan.isDryRun) return cart
    const removed = cart.removed.filter((line) => rows.some((row) => isSameLine(line, referenceOf(row))))
    return { ...cart, items: commitLines(cart.items, made.plan, rows), pendingMerge: null, removed }
  })
  return made.plan
}

function planFor(
  access: CartAccess,
  { cart, rows }: { readonly cart: DeviceCart; readonly rows: readonly ServerRow[] },
  { isAction, isForced, isDryRun }: SyncRequest,
): Plan {
  const { serverSyncCanRemoveLocalItems, serverSyncCanModifyLocalItems } = access.settings
  const rules = {
    serverSyncCanRemoveLocalItems,
    serverSyncCanModifyLocalItems,
    cartId: cart.id ?? '',
    mergeQty: cart.pendingMerge !== null,
    guestCartId: cart.pendingMerge?.guestCartId ?? null,
    dryRun: isDryRun,
  }
  const isForcedHere = forcesClientState(isForced, access.isInCheckout())
  const shared = rows.filter((row) => cart.items.some((line) => isSameLine(line, referenceOf(row))))
  const others = rows.filter((row) => !shared.includes(row))
  const isTakenOut = (row: ServerRow) => cart.removed.some((line) => isSameLine(line, referenceOf(row)))
  const own = planMerge(
    { clientLines: cart.items, serverLines: shared },
    { ...rules, forceClientState: isForcedHere || isAction },
  )
  const takenOut = planMerge<CartLineView>(
    { clientLines: [], serverLines: others.filter(isTakenOut) },
    { ...rules, forceClientState: true },
  )
  // What another device has put in is not lost by a change made here, nor by a login on the way to the bank.
  const unknown = planMerge<CartLineView>(
    { clientLines: [], serverLines: others.filter((row) => !isTakenOut(row)) },
    { ...rules, forceClientState: isForcedHere && !rules.mergeQty },
  )
  return { isDryRun, steps: [...own.steps, ...takenOut.steps, ...unknown.steps] }
}

function commitLines(items: readonly CartLineView[], plan: Plan, rows: readonly ServerRow[]): readonly CartLineView[] {
  let lines = applyMergePlan(items, plan)
  for (const step of plan.steps) {
    if (step.do === 'pull') {
      const row = rows.find(({ itemId }) => itemId === step.serverLine.itemId)
      if (row) lines = [...lines, toLineView(row)]
    }
    const serverLine = step.do === 'push' ? step.serverLine : null
    if (step.do !== 'push' || serverLine === null) continue
    const { quantity } = step
    lines = lines.map((line) =>
      isSameLine(line, step.line) ? adoptServerLine({ ...line, quantity }, serverLine) : line,
    )
  }
  return lines
}

/** What only the server had, as far as its row tells; picture and page are looked up afterwards. */
function toLineView(row: ServerRow): CartLineView {
  const choices = row.options?.configurable.flatMap(({ label, value }) => (label && value ? [{ label, value }] : []))
  return {
    ...lineFromServer(row, { parentSku: null, unitPrice: row.unitPrice }),
    name: row.name,
    image: '',
    page: '',
    choices: choices ?? [],
  }
}
