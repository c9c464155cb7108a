import { isSameLine } from '@vonk/domain/cart'
import {
  adoptServerLine,
  applyMergePlan,
  applyRepair,
  confirmUpdate,
  forcesClientState,
  lineFromServer,
  type MergePlan,
  type MergeStep,
  planMerge,
  referenceOf,
  repairAfterFailure,
  updateNotification,
} from '@vonk/domain/merge'
import type { CartLineView } from '../cart-line-view.ts'
import type { DeviceCart } from '../device-state.ts'
import type { ApiAnswer } from './api-answer.ts'
import type { CartAccess, SyncOutcome } from './cart-access.ts'
import { cartCalls } from './cart-calls.ts'
import { type ServerRow, toCartItem, toServerRow } from './cart-wire.ts'

export type MergeWish = {
  /** The shopper has just changed something here: it counts, and they hear what became of it. */
  readonly isAction: boolean
  readonly isForced: boolean
  readonly isDryRun: boolean
}

/** As at the start of a visit: nobody is waiting for it. */
export const quietly: MergeWish = { isAction: false, isForced: false, isDryRun: false }

type Plan = MergePlan<CartLineView>
type Push = Extract<MergeStep<CartLineView>, { do: 'push' }>

/** Brings device and server to one cart. */
export async function mergeCart(access: CartAccess, rows: readonly ServerRow[], wish: MergeWish): Promise<SyncOutcome> {
  const token = access.cart().serverToken
  const plan = commitPlan(access, rows, wish)
  if (plan.isDryRun) {
    access.log(`The cart differs from the server's in ${plan.steps.filter((step) => step.do !== 'keep').length} lines`)
    return 'done'
  }
  for (const step of plan.steps) {
    // Logged out or moved on to another cart: what is left of the plan is about nobody's cart.
    if (access.cart().serverToken !== token) return 'done'
    const outcome = await carryOut(access, step, wish)
    if (outcome === 'later') return 'later'
  }
  return 'done'
}

async function carryOut(access: CartAccess, step: MergeStep<CartLineView>, wish: MergeWish): Promise<SyncOutcome> {
  if (step.do === 'push') return pushLine(access, step, wish)
  if (step.do !== 'delete') return 'done'
  const { sku, itemId, quoteId } = step.serverLine
  const answer = await access.api.call(cartCalls.delete({ sku, item_id: itemId, quoteId }))
  if (answer.isUnreachable) return 'later'
  const gone = referenceOf(step.serverLine)
  access.change((cart) => ({ ...cart, removed: cart.removed.filter((line) => !isSameLine(line, gone)) }))
  return 'done'
}

/**
 * Makes the plan and does at once what concerns the device alone, on the newest lines: afterwards every line knows its
 * server line, so that a run cut short here is simply run again and adds nothing twice.
 */
function commitPlan(access: CartAccess, rows: readonly ServerRow[], wish: MergeWish): Plan {
  const made: { plan: Plan } = { plan: { isDryRun: wish.isDryRun, steps: [] } }
  access.change((cart) => {
    made.plan = planFor(access, { cart, rows }, wish)
    if (made.plan.isDryRun) return cart
    const removed = cart.removed.filter((line) => rows.some((row) => isSameLine(line, referenceOf(row))))
    return { ...cart, items: commitLines(cart.items, made.plan, rows), pendingMerge: null, removed }
  })
  return made.plan
}

function planFor(
  access: CartAccess,
  { cart, rows }: { readonly cart: DeviceCart; readonly rows: readonly ServerRow[] },
  { isAction, isForced, isDryRun }: MergeWish,
): Plan {
  const { serverSyncCanRemoveLocalItems, serverSyncCanModifyLocalItems } = access.settings
  const rules = {
    serverSyncCanRemoveLocalItems,
    serverSyncCanModifyLocalItems,
    cartId: cart.serverToken ?? '',
    mergeQty: cart.pendingMerge !== null,
    consumedCartId: cart.pendingMerge?.consumedCartId ?? null,
    dryRun: isDryRun,
  }
  const isForcedHere = forcesClientState(isForced, access.isInCheckout())
  const known = rows.filter((row) => cart.items.some((line) => isSameLine(line, referenceOf(row))))
  const others = rows.filter((row) => !known.includes(row))
  const isTakenOut = (row: ServerRow) => cart.removed.some((line) => isSameLine(line, referenceOf(row)))
  const own = planMerge(
    { clientLines: cart.items, serverLines: known },
    { ...rules, forceClientState: isForcedHere || isAction },
  )
  const takenOut = planMerge<CartLineView>(
    { clientLines: [], serverLines: others.filter(isTakenOut) },
    { ...rules, forceClientState: true },
  )
  // What another device has put in is not lost by a change made here.
  const unknown = planMerge<CartLineView>(
    { clientLines: [], serverLines: others.filter((row) => !isTakenOut(row)) },
    { ...rules, forceClientState: isForcedHere },
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
    const known = step.do === 'push' ? step.serverLine : null
    if (step.do !== 'push' || known === null) continue
    const { quantity } = step
    lines = lines.map((line) => (isSameLine(line, step.line) ? adoptServerLine({ ...line, quantity }, known) : line))
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

async function pushLine(access: CartAccess, step: Push, { isAction }: MergeWish): Promise<SyncOutcome> {
  const { serverToken } = access.cart()
  const { quantity, serverLine } = step
  const pushed = { ...step.line, quantity }
  const cartItem = toCartItem({
    line: step.line,
    quantity,
    itemId: serverLine?.itemId ?? null,
    cartId: serverToken ?? '',
  })
  const answer = await access.api.call(cartCalls.update(cartItem, !isAction))
  // The next run finds out what has become of the cart.
  if (isCartGone(answer)) return 'later'
  const row = answer.code === 200 ? toServerRow(answer.result) : null
  if (row === null) {
    const line = { ...pushed, previousQuantity: serverLine?.quantity ?? 0 }
    const repair = repairAfterFailure({ line, serverLine, isUnreachable: answer.isUnreachable })
    access.change((cart) => ({ ...cart, items: applyRepair(cart.items, { line, repair }) }))
    return answer.isUnreachable ? 'later' : 'done'
  }
  access.change((cart) => ({ ...cart, items: cart.items.map((line) => confirmed(line, pushed, row)) }))
  const context = { externalCheckout: access.settings.externalCheckout, isUserInCheckout: access.isInCheckout() }
  const notice = isAction ? updateNotification(step.line, context) : null
  if (notice) access.emit({ name: 'notice', notice })
  return 'done'
}

function confirmed(current: CartLineView, pushed: CartLineView, row: ServerRow): CartLineView {
  if (!isSameLine(current, pushed)) return current
  // The server has the last word on which variant the options mean.
  return { ...confirmUpdate<CartLineView>({ current, pushed, serverLine: row }), sku: row.sku }
}

function isCartGone({ refusal, code }: ApiAnswer): boolean {
  return refusal === 'cart-not-found' || code === 401
}
