import { writeTask } from '@vonk/client'
import { updateCartItem } from '@vonk/contract/calls'
import { isSameLine } from '@vonk/domain/cart'
import { applyRepair, confirmUpdate, type MergeStep, repairAfterFailure, updateNotification } from '@vonk/domain/merge'
import { failureNotification } from '@vonk/domain/sync-tasks'
import type { CartLineView } from '../../cart/cart-line-view.ts'
import type { DeviceCart } from '../../device-state.ts'
import { lineEdited } from '../../notice.ts'
import type { ApiAnswer } from '../tasks/api-answer.ts'
import type { CartAccess, SyncOutcome } from './cart-access.ts'
import { type ServerRow, toCartItem, toServerRow } from './cart-wire.ts'
import type { LineEdit, SyncRequest } from './sync-request.ts'

type Push = Extract<MergeStep<CartLineView>, { do: 'push' }>

/** Tells the server of a line; what it does not accept is undone here. */
export async function pushLine(access: CartAccess, step: Push, { isAction, edits }: SyncRequest): Promise<SyncOutcome> {
  const { quantity, serverLine, line } = step
  const itemId = serverLine?.itemId ?? null
  const cartItem = toCartItem({ line, quantity, itemId, cartId: access.cart().id ?? '' })
  const options = { isSilent: !isAction, idempotencyKey: keyOf(step) }
  const answer = await access.api.call(updateCartItem, { cartItem }, options)
  const edit = [...edits, ...(access.next.request?.edits ?? [])].find(({ to }) => isSameLine(to, line))
  // The next run finds out what has become of the cart.
  if (isCartGone(answer)) return 'later'
  if (!answer.isOk) return undo(access, step, { answer, edit, isAction })
  const row = toServerRow(answer.value)
  const pushed = { ...line, quantity }
  access.change((cart) => ({ ...cart, items: cart.items.map((current) => confirmed(current, pushed, row)) }))
  const context = { externalCheckout: access.settings.externalCheckout, isUserInCheckout: access.isInCheckout() }
  // A quiet run may carry out what the shopper has changed since it began.
  const isAwaited = isAction || access.next.request?.isAction === true
  const notice = isAwaited ? updateNotification(line, context) : null
  if (notice) access.emit({ name: 'notice', notice: edit ? lineEdited : notice })
  return 'done'
}

/**
 * The server adds what it does not know yet. A call that is on its way for longer than anybody waits, and arrives beside the
 * next one, must not add it twice.
 */
function keyOf({ line, quantity }: Push): string | undefined {
  const addId = line.serverItemId === null ? line.addIds?.at(-1) : undefined
  return addId && `${addId}:${quantity}`
}

type Failure = { readonly answer: ApiAnswer; readonly edit: LineEdit | undefined; readonly isAction: boolean }

function undo(
  access: CartAccess,
  { line, quantity, serverLine }: Push,
  { answer, edit, isAction }: Failure,
): SyncOutcome {
  const failed = { ...line, quantity, previousQuantity: serverLine?.quantity ?? 0 }
  const repair = repairAfterFailure({ line: failed, serverLine, isUnreachable: answer.isUnreachable })
  access.change((cart) => ({ ...cart, items: applyRepair(cart.items, { line: failed, repair }) }))
  if (answer.isUnreachable) return 'later'
  if (edit) access.change((cart) => putBack(cart, edit.from))
  if (!isAction) tellWhy(access, answer)
  return 'done'
}

/** Nobody asked for this call just now, but whoever finds the cart changed should hear why. */
function tellWhy(access: CartAccess, answer: ApiAnswer): void {
  const task = { url: writeTask(updateCartItem, {}).url, isSilent: false }
  const told = failureNotification({ task, answer, lock: 0, pathname: access.pathname() })
  if (!told) return
  const { refusal, facts } = answer
  const message = { code: 'server-refusal', refusal, facts, text: told.message } as const
  access.emit({ name: 'notice', notice: { ...told, message } })
}

/** Whoever asked for a size that is not to be had keeps the one they had. */
function putBack(cart: DeviceCart, from: CartLineView): DeviceCart {
  if (cart.items.some((line) => isSameLine(line, from))) return cart
  return { ...cart, items: [...cart.items, from], removed: cart.removed.filter((line) => !isSameLine(line, from)) }
}

function confirmed(current: CartLineView, pushed: CartLineView, row: ServerRow): CartLineView {
  if (!isSameLine(current, pushed)) return current
  // The server has the last word on which variant the options mean.
  return { ...confirmUpdate<CartLineView>({ current, pushed, serverLine: row }), sku: row.sku }
}

function isCartGone({ refusal, code }: ApiAnswer): boolean {
  return refusal === 'cart-not-found' || code === 401
}
