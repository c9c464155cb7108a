import { planTotalsSync, type TotalsSyncStep } from '@vonk/domain/merge'
import { type Cents, toCents } from '@vonk/domain/money'
import { applyPlatformTotals } from '@vonk/domain/totals'
import type { CartLineView } from '../cart-line-view.ts'
import { isSettled } from '../is-settled.ts'
import { fieldsOf, listOf, numberOf, textOf } from '../read-stored.ts'
import { totalsSubject } from '../shown-totals.ts'
import type { ApiAnswer } from './api-answer.ts'
import type { CartAccess, SyncOutcome } from './cart-access.ts'
import { cartCalls } from './cart-calls.ts'
import { type ServerTotals, toServerTotals } from './totals-wire.ts'

type Method = {
  readonly code: string
  readonly title: string
  readonly cost: number
  readonly isDefault: boolean
  readonly freeFrom: Cents | null
}

/** Brings the totals up to date: the methods on offer, and what the cart costs with them. */
export async function syncTotals(access: CartAccess): Promise<SyncOutcome> {
  const { serverToken } = access.cart()
  const { synchronizeTotals } = access.settings
  const { country } = access.place
  // The server adds up what it holds: where it has not heard of a change yet, its totals are not about this cart.
  const subject = isSettled(access.cart()) ? totalsSubject(access.cart()) : null
  let totals: ApiAnswer | null = null
  for (const step of planTotalsSync({ synchronizeTotals, isConnected: serverToken !== null, country })) {
    totals = (await take(access, step)) ?? totals
  }
  if (totals === null) return 'done'
  // A cart that may not be changed now (a payment is open) still has its price.
  if (totals.code !== 200 && !totals.isUnreachable) totals = await access.api.call(cartCalls.totals())
  if (totals.isUnreachable) return 'later'
  if (totals.code === 200) overrideTotals(access, { answer: totals, subject, serverToken })
  return 'done'
}

async function take(access: CartAccess, step: TotalsSyncStep): Promise<ApiAnswer | null> {
  switch (step.do) {
    case 'pull-shipping-methods':
      await pullShippingMethods(access)
      return null
    case 'pull-payment-methods':
      await pullPaymentMethods(access)
      return null
    case 'set-shipping-information':
      return setShippingInformation(access, step.country)
    case 'log':
      access.log(step.message)
      return access.api.call(cartCalls.totals())
    default:
      return null
  }
}

async function pullShippingMethods(access: CartAccess): Promise<void> {
  const answer = await access.api.call(cartCalls.shippingMethods(access.place.country ?? ''))
  if (answer.code !== 200) return
  const offered = listOf(answer.result, readShippingMethod)
  access.change((cart) => {
    const kept = offered.find(({ code }) => code === cart.shipping?.code)
    const chosen = kept ?? offered.find(({ isDefault }) => isDefault) ?? offered[0]
    return { ...cart, shipping: chosen ? { ...toChosen(chosen), freeFrom: chosen.freeFrom } : null }
  })
}

async function pullPaymentMethods(access: CartAccess): Promise<void> {
  const answer = await access.api.call(cartCalls.paymentMethods())
  if (answer.code !== 200) return
  const offered = listOf(answer.result, readPaymentMethod)
  access.change((cart) => {
    const kept = offered.find(({ code }) => code === cart.payment?.code)
    const chosen = kept ?? offered.find(({ isDefault }) => isDefault)
    return { ...cart, payment: chosen ? toChosen(chosen) : null }
  })
}

function setShippingInformation(access: CartAccess, country: string): Promise<ApiAnswer> {
  const [carrierCode = '', methodCode = ''] = (access.cart().shipping?.code ?? '').split('/')
  return access.api.call(cartCalls.shippingInformation({ country, carrierCode, methodCode }))
}

type Totals = { readonly answer: ApiAnswer; readonly subject: string | null; readonly serverToken: string | null }

function overrideTotals(access: CartAccess, { answer, subject, serverToken }: Totals): void {
  const read = toServerTotals(answer.result)
  if (read === null) return
  access.change((cart) => {
    // About a cart that is no longer this one.
    if (cart.serverToken !== serverToken) return cart
    return {
      ...cart,
      items: withChoices(applyPlatformTotals(cart.items, read.rows), read.rows),
      giftCards: read.giftCards ?? cart.giftCards,
      platformTotals: read.totals,
      platformTotalSegments: read.segments,
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

function toChosen({ code, title, cost }: Method) {
  return { code, title, cost }
}

/** A carrier and its method name a way of delivery only together. */
function readShippingMethod(value: unknown): Method | null {
  const method = fieldsOf(value)
  const carrierCode = textOf(method?.carrier_code)
  const methodCode = textOf(method?.method_code)
  if (!method || carrierCode === null || methodCode === null || method.available === false) return null
  const freeFrom = numberOf(method.free_from)
  return {
    code: `${carrierCode}/${methodCode}`,
    title: textOf(method.method_title) ?? '',
    cost: toCents(numberOf(method.price_incl_tax) ?? 0),
    isDefault: method.default === true,
    freeFrom: freeFrom === null ? null : toCents(freeFrom),
  }
}

function readPaymentMethod(value: unknown): Method | null {
  const method = fieldsOf(value)
  const code = textOf(method?.code)
  if (!method || code === null) return null
  const cost = toCents(numberOf(method.cost_incl_tax) ?? 0)
  return {
    code,
    cost,
    title: textOf(method.title) ?? '',
    isDefault: method.default === true,
    freeFrom: null,
  }
}
