import type { CallResult } from '@vonk/client'
import { createCart } from '@vonk/contract/calls'
import { withQuantity } from '@vonk/domain/cart'
import { afterConnect } from '@vonk/domain/merge'
import type { CartLineView } from '../../cart/cart-line-view.ts'
import type { Notice } from '../../notice.ts'
import type { AnswerTo } from '../tasks/api-answer.ts'
import { type CartAccess, hashOf } from './cart-access.ts'

export type ConnectRequest = {
  readonly asGuest: boolean
  /** Quantities of both sides are added up, as at login. */
  readonly mergeQty: boolean
  /** A guest's cart that the customer's takes in. */
  readonly guestCartId: string | null
}

export type Connected = { readonly do: 'connected'; readonly isDryRun: boolean } | { readonly do: 'later' | 'refused' }

/** Gets a cart on the server: the customer's own, or a guest's where that is refused. */
export async function connectCart(access: CartAccess, request: ConnectRequest): Promise<Connected> {
  const isCustomer = !request.asGuest && access.store.read().session.token !== null
  const guestCartId = (isCustomer && request.guestCartId) || undefined
  const answer = await access.api.call(createCart, { guestCartId }, { asGuest: !isCustomer })
  // Too many carts from this network just now says nothing about this one.
  if (answer.isUnreachable || answer.code === 429) return { do: 'later' }
  const { connectBypassCount: bypassCount, items } = access.cart()
  const next = afterConnect({ code: answer.code ?? 0, bypassCount, mergeQty: request.mergeQty }, access.settings)
  if (next.do === 'store-token-and-sync') return storeToken(access, { request, isCustomer, answer, next })
  if (next.do === 'connect-as-guest') {
    access.change((cart) => ({ ...cart, connectBypassCount: next.bypassCount }))
    // The session may have ended on the way and taken the cart along.
    return items.length === 0 ? { do: 'refused' } : connectCart(access, { ...request, asGuest: true })
  }
  const isOff = next.do === 'disable-sync'
  access.log(isOff ? KEPT_ON_DEVICE : `The cart could not be connected: ${answer.code}`, answer.result)
  access.change((cart) => (isOff ? { ...cart, isSyncOff: true } : { ...cart, itemsHash: hashOf(cart) }))
  return { do: 'refused' }
}

const KEPT_ON_DEVICE = 'The server refuses this cart; it stays on the device.'

type Granted = {
  readonly request: ConnectRequest
  readonly isCustomer: boolean
  readonly answer: AnswerTo<typeof createCart>
  readonly next: { readonly mergeQty: boolean; readonly dryRun: boolean }
}

function storeToken(access: CartAccess, { request, isCustomer, answer, next }: Granted): Connected {
  // An answer that names no cart is none.
  if (!answer.isOk || !answer.value.result) return { do: 'later' }
  const { result: cartId, meta } = answer.value
  // The API of an earlier version has no such part.
  const leftOut = meta?.leftOut ?? null
  const guestCartId = isCustomer ? request.guestCartId : null
  access.change((cart) => ({
    ...cart,
    id: cartId,
    itemsHash: null,
    owner: isCustomer ? 'customer' : 'guest',
    guestCartId: null,
    pendingMerge: next.mergeQty ? { guestCartId } : null,
    // Another cart never held what was taken out of the last one, unless it has taken that one in.
    removed: guestCartId === null ? [] : cart.removed,
    items: leftOut ? withoutLeftOut(cart.items, leftOut.items) : cart.items,
  }))
  if (leftOut) access.emit({ name: 'notice', notice: cartFull(leftOut) })
  return { do: 'connected', isDryRun: next.dryRun }
}

type LeftOut = NonNullable<CallResult<typeof createCart>['meta']['leftOut']>

/** The server would refuse them again. */
function withoutLeftOut(lines: readonly CartLineView[], leftOut: LeftOut['items']): readonly CartLineView[] {
  return lines.flatMap((line) => {
    const pieces = leftOut.find(({ item_id }) => String(item_id) === line.serverItemId)?.qty ?? 0
    const quantity = line.quantity - pieces
    if (pieces === 0) return [line]
    return quantity > 0 ? [{ ...withQuantity(line, quantity), previousQuantity: line.previousQuantity - pieces }] : []
  })
}

function cartFull({ maximum, items }: LeftOut): Notice {
  const products = items.map(({ name, qty }) => (qty > 1 ? `${qty} × ${name}` : name))
  return { type: 'warning', message: { code: 'cart-full', maximum, products }, actions: ['ok'] }
}
