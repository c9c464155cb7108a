import { pullCart } from '@vonk/contract/calls'
import { afterMerge, afterPull, isSyncRequired, isTotalsSyncRequired, shouldSync } from '@vonk/domain/merge'
import { isSettled } from '../../cart/is-settled.ts'
import { totalsSubject } from '../../cart/shown-totals.ts'
import { type CartAccess, hashOf, type SyncOutcome } from './cart-access.ts'
import { type ServerRow, toServerRow } from './cart-wire.ts'
import { connectCart } from './connect-cart.ts'
import { mergeCart } from './merge-cart.ts'
import type { SyncRequest } from './sync-request.ts'
import { syncTotals } from './sync-totals.ts'

/** Reads the server's cart and merges, where something has changed since the last time. */
export async function syncCart(access: CartAccess, request: SyncRequest): Promise<SyncOutcome> {
  const cart = access.cart()
  if (!isWanted(access, request)) return cart.items.length > 0 ? freshenTotals(access) : 'done'
  access.change((current) => ({ ...current, serverLastSyncAt: access.now() }))
  const answer = await access.api.call(pullCart, {})
  if (answer.isUnreachable) return 'later'
  // Logged out meanwhile: the answer is about nobody's cart.
  if (access.cart().id !== cart.id) return 'done'
  const asked = { code: answer.code ?? 0, bypassCount: cart.connectBypassCount, mergeQty: cart.pendingMerge !== null }
  const next = afterPull(asked, access.settings)
  if (answer.isOk) return mergeAndSettle(access, answer.value.map(toServerRow), request)
  // Spent by the order that holds it: what was bought is not put into another cart.
  if (access.cart().heldBy !== null) return 'done'
  if (next.do === 'connect-as-guest') {
    access.change((current) => ({ ...current, connectBypassCount: next.bypassCount }))
    return syncAsGuest(access, next.mergeQty, request)
  }
  access.log(`The cart could not be read: ${answer.code}`, answer.result)
  access.change((current) => ({ ...current, itemsHash: hashOf(current) }))
  return 'done'
}

function isWanted(access: CartAccess, { isForced }: SyncRequest): boolean {
  const cart = access.cart()
  return shouldSync({
    isSyncEnabled: access.settings.synchronizeCart,
    isConnected: cart.id !== null,
    isRequired: isSyncRequired(cart, hashOf(cart)) || !isSettled(cart),
    isForced: isForced && cart.id !== null,
  })
}

async function mergeAndSettle(
  access: CartAccess,
  rows: readonly ServerRow[],
  request: SyncRequest,
): Promise<SyncOutcome> {
  access.change((cart) => ({ ...cart, connectBypassCount: 0 }))
  const outcome = await mergeCart(access, rows, request)
  return outcome === 'later' ? outcome : settle(access, request)
}

async function syncAsGuest(access: CartAccess, mergeQty: boolean, request: SyncRequest): Promise<SyncOutcome> {
  const connected = await connectCart(access, { asGuest: true, mergeQty, guestCartId: null })
  if (connected.do === 'connected') return syncCart(access, request)
  return connected.do === 'later' ? 'later' : 'done'
}

/** What follows a merge: new totals, and the hash under which both sides agree. */
async function settle(access: CartAccess, { isDryRun }: SyncRequest): Promise<SyncOutcome> {
  const cart = access.cart()
  const after = afterMerge({
    isDryRun,
    clientLineCount: cart.items.length,
    isTotalsSyncRequired: isTotalsSyncRequired(cart, hashOf(cart)) || isTotalsStale(access),
  })
  if (after.syncTotals && (await syncTotals(access)) === 'later') return 'later'
  if (after.recordHash) {
    access.change((current) => ({ ...current, itemsHash: isSettled(current) ? hashOf(current) : null }))
  }
  return 'done'
}

async function freshenTotals(access: CartAccess): Promise<SyncOutcome> {
  return isTotalsStale(access) ? syncTotals(access) : 'done'
}

function isTotalsStale(access: CartAccess): boolean {
  const cart = access.cart()
  return access.settings.synchronizeTotals && cart.id !== null && cart.totalsOf !== totalsSubject(cart)
}
