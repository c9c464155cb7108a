import { applyCoupon, deleteCoupon } from '@vonk/contract/calls'
import { type AuthorizeStep, planAuthorize } from '@vonk/domain/merge'
import { isSettled } from '../../cart/is-settled.ts'
import type { CartAccess, SyncOutcome } from './cart-access.ts'
import { connectCart } from './connect-cart.ts'
import { syncCart } from './sync-cart.ts'
import { quietly } from './sync-request.ts'

/** Login: the cart moves to the customer's. A run cut short is taken up again where the device says it stood. */
export async function authorizeCart(access: CartAccess): Promise<SyncOutcome> {
  const { owner, id: cartId, pendingCoupon, platformTotals } = access.cart()
  const guestCartId = owner === 'guest' ? cartId : null
  const couponCode = pendingCoupon ?? platformTotals?.couponCode ?? null
  for (const step of planAuthorize({ couponCode })) {
    const outcome = await take(access, step, { guestCartId, couponCode })
    if (outcome === 'later') return outcome
  }
  return 'done'
}

type Login = { readonly guestCartId: string | null; readonly couponCode: string | null }

function take(access: CartAccess, step: AuthorizeStep, { guestCartId, couponCode }: Login): Promise<SyncOutcome> {
  switch (step) {
    case 'remove-coupon':
      return setCouponAside(access, { guestCartId, couponCode })
    case 'connect':
      return connectCustomer(access)
    case 'apply-coupon':
      return reapplyCoupon(access)
  }
}

async function setCouponAside(access: CartAccess, { guestCartId, couponCode }: Login): Promise<SyncOutcome> {
  access.change((cart) => ({ ...cart, pendingCoupon: couponCode }))
  if (guestCartId === null) return 'done'
  const answer = await access.api.call(deleteCoupon, {})
  return answer.isUnreachable ? 'later' : 'done'
}

async function connectCustomer(access: CartAccess): Promise<SyncOutcome> {
  if ((await bringGuestInStep(access)) === 'later') return 'later'
  const { owner, id: cartId } = access.cart()
  const guestCartId = owner === 'guest' ? cartId : null
  access.change((cart) => ({ ...cart, guestCartId }))
  const connected = await connectCart(access, { asGuest: false, mergeQty: true, guestCartId })
  if (connected.do !== 'connected') return connected.do === 'later' ? 'later' : 'done'
  return syncCart(access, { ...quietly, isDryRun: connected.isDryRun })
}

/**
 * What the guest's cart held when it was handed over must be known, or the merge could not tell what the server has
 * counted already. Once it was handed over nothing is written to it any more.
 */
async function bringGuestInStep(access: CartAccess): Promise<SyncOutcome> {
  const cart = access.cart()
  const isHandedOver = cart.id === cart.guestCartId
  if (cart.owner !== 'guest' || isHandedOver || isSettled(cart)) return 'done'
  return syncCart(access, quietly)
}

/** Puts back the coupon that waited; one that is not for this customer stays off. */
export async function reapplyCoupon(access: CartAccess): Promise<SyncOutcome> {
  const { pendingCoupon, id: cartId } = access.cart()
  if (pendingCoupon === null || cartId === null) return 'done'
  const answer = await access.api.call(applyCoupon, { coupon: pendingCoupon })
  if (answer.isUnreachable) return 'later'
  access.change((cart) => ({ ...cart, pendingCoupon: null, totalsOf: null }))
  return syncCart(access, quietly)
}
