import type { CallResult } from '@vonk/client'
import { listPaymentMethods, listShippingMethods, readCartTotals, setShippingInformation } from '@vonk/contract/calls'
import { planTotalsSync, type TotalsSyncStep } from '@vonk/domain/merge'
import { toCents } from '@vonk/domain/money'
import { applyPlatformTotals } from '@vonk/domain/totals'
import type { CartLineView } from '../../cart/cart-line-view.ts'
import { isSettled } from '../../cart/is-settled.ts'
import { totalsSubject } from '../../cart/shown-totals.ts'
import type { DeliveryMethod } from '../../device-state.ts'
import type { CartAccess, SyncOutcome } from './cart-access.ts'
import { type ServerTotals, toServerTotals } from './totals-wire.ts'

type Totals = CallResult<typeof readCartTotals>

/** Brings the totals up to date: the methods on offer, and what the cart costs with them. */
export async function syncTotals(access: CartAccess): Promise<SyncOutcome> {
  const { id: cartId } = access.cart()
  const { synchronizeTotals } = access.settings
  const country = countryOf(access)
  // The server adds up what it holds: where it has not heard of a change yet, its totals are not about this cart.
  const subject = isSettled(access.cart()) ? totalsSubject(access.cart()) : null
  let read: Totals | 'later' | null = null
  for (const step of planTotalsSync({ synchronizeTotals, isConnected: cartId !== null, country })) {
    read = (await take(access, step)) ?? read
  }
  if (read === 'later') return 'later'
  if (read !== null) overrideTotals(access, { totals: toServerTotals(read), subject, cartId })
  return 'done'
}

async function take(access: CartAccess, step: TotalsSyncStep): Promise<Totals | 'later' | null> {
  switch (step.do) {
    case 'pull-shipping-methods':
      await pullShippingMethods(access)
      return null
    case 'pull-payment-methods':
      await pullPaymentMethods(access)
      return null
    case 'set-shipping-information':
      // While its payment is open the cart stays as it was ordered, and so does where it goes.
      return access.cart().heldBy === null ? sendShippingInformation(access, step.country) : readTotals(access)
    case 'log':
      access.log(step.message)
      return readTotals(access)
  }
}

/** Where the cart goes, as far as the shopper has said so. */
function countryOf(access: CartAccess): string | null {
  return access.cart().shipping?.country ?? access.place.country
}

async function readTotals(access: CartAccess): Promise<Totals | 'later' | null> {
  const answer = await access.api.call(readCartTotals, {})
  if (answer.isOk) return answer.value
  return answer.isUnreachable ? 'later' : null
}

async function sendShippingInformation(access: CartAccess, country: string): Promise<Totals | 'later' | null> {
  const [carrierCode = '', methodCode = ''] = (access.cart().shipping?.code ?? '').split('/')
  const address = { countryId: country, firstname: '', lastname: '', city: '', postcode: '', street: [''] }
  const addressInformation = {
    shippingAddress: address,
    billingAddress: { ...address, countryId: '' },
    shippingCarrierCode: carrierCode,
    shippingMethodCode: methodCode,
  }
  const answer = await access.api.call(setShippingInformation, { addressInformation })
  if (answer.isOk) return answer.value.totals
  // A cart that may not be changed now (a payment is open) still has its price.
  return answer.isUnreachable ? 'later' : readTotals(access)
}

async function pullShippingMethods(access: CartAccess): Promise<void> {
  const country = countryOf(access) ?? ''
  const address = { region: '', region_id: 0, country_id: country, street: [], postcode: '', city: '', region_code: '' }
  const answer = await access.api.call(listShippingMethods, { address })
  if (!answer.isOk) return
  const offered = answer.value.filter(({ available }) => available)
  access.change((cart) => {
    const kept = offered.find((method) => codeOf(method) === cart.shipping?.code)
    const chosen = kept ?? offered.find((method) => method.default) ?? offered[0]
    const country = cart.shipping?.country ?? null
    const shipping = chosen ? { ...toDelivery(chosen), ...(country !== null && { country }) } : null
    return { ...cart, shipping }
  })
}

type ShippingMethod = CallResult<typeof listShippingMethods>[number]

/** A carrier and its method name a way of delivery only together. */
function codeOf({ carrier_code, method_code }: ShippingMethod): string {
  return `${carrier_code}/${method_code}`
}

function toDelivery(method: ShippingMethod): DeliveryMethod {
  const { method_title: title, price_incl_tax, free_from } = method
  const freeFrom = free_from === null ? null : toCents(free_from)
  return { code: codeOf(method), title, cost: toCents(price_incl_tax), freeFrom }
}

async function pullPaymentMethods(access: CartAccess): Promise<void> {
  const answer = await access.api.call(listPaymentMethods, {})
  if (!answer.isOk) return
  access.change((cart) => {
    const kept = answer.value.find(({ code }) => code === cart.payment?.code)
    const chosen = kept ?? answer.value.find((method) => method.default)
    const payment = chosen && { code: chosen.code, title: chosen.title, cost: toCents(chosen.cost_incl_tax) }
    return { ...cart, payment: payment ?? null }
  })
}

export type Override = {
  readonly totals: ServerTotals
  readonly subject: string | null
  readonly cartId: string | null
}

export function overrideTotals(access: CartAccess, { totals, subject, cartId }: Override): void {
  access.change((cart) => {
    // About a cart that is no longer this one.
    if (cart.id !== cartId) return cart
    return {
      ...cart,
      items: withChoices(applyPlatformTotals(cart.items, totals.rows), totals.rows),
      giftCards: totals.giftCards ?? cart.giftCards,
      platformTotals: totals.totals,
      platformTotalSegments: totals.segments,
      totalsOf: subject,
      serverLastTotalsSyncAt: access.now(),
    }
  })
}

/** What was chosen in the words of this view, also of lines another device or another language has put in. */
function withChoices(items: readonly CartLineView[], rows: ServerTotals['rows']): readonly CartLineView[] {
  return items.map((line) => {
    const choices = rows.find(({ itemId }) => itemId === line.serverItemId)?.choices ?? []
    return choices.length > 0 ? { ...line, choices } : line
  })
}
