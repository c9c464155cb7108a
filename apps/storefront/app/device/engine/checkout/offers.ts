import {
  applyPoints,
  listPaymentMethods,
  listShippingMethods,
  saveDelivery,
  selectPaymentMethod,
  setPaymentInformation,
  setShippingInformation,
} from '@vonk/contract/calls'
import { afterPaymentInformation } from '@vonk/domain/checkout'
import type { AddressFields, DeliveryDestination } from '@vonk/domain/forms'
import type { OrderAddress } from '@vonk/domain/orders'
import type { PaymentMethod } from '@vonk/domain/payments'
import { err, ok, type Result } from '@vonk/domain/result'
import type { MethodReference } from '@vonk/domain/shipping'
import { isSettled } from '../../cart/is-settled.ts'
import { totalsSubject } from '../../cart/shown-totals.ts'
import type { CodeRefused } from '../../outcomes.ts'
import type { CartAccess, SyncOutcome } from '../cart/cart-access.ts'
import type { Runs } from '../cart/create-runs.ts'
import { overrideTotals, syncTotals } from '../cart/sync-totals.ts'
import { toServerTotals } from '../cart/totals-wire.ts'
import { type ApiAnswer, sentenceOf } from '../tasks/api-answer.ts'
import { createKeptOffers, type Offers } from './kept-offers.ts'
import { toPaymentMethods, toShippingMethods } from './offer-wire.ts'
import { toWireAddress } from './order-wire.ts'

type Totals = Parameters<typeof toServerTotals>[0]

/** How the cart is delivered, as far as it is chosen. */
export type DeviceDelivery = Pick<AddressFields, 'countryId' | 'postcode' | 'number'> & {
  /** Where taxes differ inside the country; empty elsewhere. */
  readonly region: string
  readonly method: MethodReference
  readonly place: DeliveryDestination
  readonly timeframeId: string | null
}

export type PaymentChoice = {
  readonly method: string
  readonly additional: Readonly<Record<string, string>>
  readonly email: string
  readonly billingAddress: OrderAddress
}

type Refusable = Promise<Result<true, CodeRefused>>

type Counter = {
  readonly access: CartAccess
  exclusive<Value>(otherwise: Value, work: () => Promise<Value>): Promise<Value>
}

/** What the shop offers for this cart, and what the shopper takes of it. Never beside a run of the cart. */
export function createOffers(access: CartAccess, runs: Runs) {
  const counter: Counter = {
    access,
    async exclusive(otherwise, work) {
      const found = { value: otherwise }
      await runs.exclusive(async (): Promise<SyncOutcome> => {
        found.value = await work()
        return 'done'
      })
      return found.value
    },
  }
  return {
    load: (countryId: string, hasOffers: boolean) => load(counter, { countryId, hasOffers }),
    ...deliveryChoices(counter),
    ...payments(counter),
  }
}

type Asked = { readonly countryId: string; readonly hasOffers: boolean }

/** Where nobody answers: null while something is on offer, which still stands, else what was the last time. */
function load({ access: { api, place, storage }, exclusive }: Counter, { countryId, hasOffers }: Asked) {
  const kept = createKeptOffers(storage)
  const asked = { storeCode: place.storeCode, countryId }
  return exclusive<Offers | null>(null, async () => {
    if (countryId === '') return null
    const [shipping, payment] = await Promise.all([
      api.call(listShippingMethods, { address: estimateAddress(countryId) }),
      api.call(listPaymentMethods, {}),
    ])
    if (!shipping.isOk || !payment.isOk) return hasOffers ? null : kept.find(asked)
    const shippingMethods = toShippingMethods(shipping.value)
    const found = { shippingMethods, paymentMethods: toPaymentMethods(payment.value), isKept: false }
    kept.keep(asked, found)
    return found
  })
}

function deliveryChoices({ access, exclusive }: Counter) {
  const { api } = access
  return {
    /** Where the cart goes and how. Answers how it can then be paid. */
    chooseDelivery: (choice: DeviceDelivery): Promise<readonly PaymentMethod[] | null> =>
      exclusive<readonly PaymentMethod[] | null>(null, async () => {
        rememberDelivery(access, choice)
        const answer = await api.call(setShippingInformation, { addressInformation: toInformation(choice) })
        if (!answer.isOk) return null
        showTotals(access, answer.value.totals)
        return toPaymentMethods(answer.value.payment_methods)
      }),

    /** The place or the slot that goes with it. */
    saveDelivery: (choice: DeviceDelivery): Refusable =>
      exclusive(unreachable(), async () => {
        const { place, timeframeId, countryId, postcode, number } = choice
        const locationId = place.kind === 'home' ? null : place.id
        const where = { countryCode: countryId, postalCode: postcode, streetNumber: number }
        return asResult(await api.call(saveDelivery, { kind: place.kind, locationId, timeframeId, ...where }))
      }),
  }
}

function payments({ access, exclusive }: Counter) {
  const { api } = access
  return {
    choosePayment: (method: string): Refusable =>
      exclusive(unreachable(), async () => {
        const answer = await api.call(selectPaymentMethod, { method: { method, additional_data: [] } })
        if (answer.isOk) await syncTotals(access)
        return asResult(answer)
      }),

    /** Everything about paying, right before the order is placed: the totals that count are in the answer. */
    settlePayment: ({ method, additional, email, billingAddress }: PaymentChoice): Refusable =>
      exclusive(unreachable(), async () => {
        const answer = await api.call(setPaymentInformation, {
          email,
          paymentMethod: { method, additional_data: asJsonTexts(additional) },
          billingAddress: toWireAddress(billingAddress, email),
        })
        const totals = afterPaymentInformation(null, {
          code: Number(answer.code),
          totals: answer.isOk ? answer.value : null,
        })
        if (totals) showTotals(access, totals)
        return asResult(answer)
      }),

    applyPoints: (points: number): Refusable =>
      exclusive(unreachable(), async () => {
        const answer = await api.call(applyPoints, { points })
        if (answer.isOk) await syncTotals(access)
        return asResult(answer)
      }),
  }
}

function showTotals(access: CartAccess, totals: Totals): void {
  const cart = access.cart()
  const subject = isSettled(cart) ? totalsSubject(cart) : null
  overrideTotals(access, { totals: toServerTotals(totals), subject, cartId: cart.id })
}

/** The cart's own calls speak of the same delivery from now on. */
function rememberDelivery(access: CartAccess, { method, countryId }: DeviceDelivery): void {
  const code = `${method.carrierCode}/${method.methodCode}`
  access.change((cart) => {
    const chosen = cart.shipping?.code === code ? cart.shipping : { code, title: '', cost: 0 }
    return { ...cart, shipping: { ...chosen, country: countryId } }
  })
}

function toInformation({ method, countryId, region, postcode }: DeviceDelivery) {
  const address = { countryId, region, firstname: '', lastname: '', city: '', postcode, street: [''] }
  return {
    shippingAddress: address,
    billingAddress: address,
    shippingCarrierCode: method.carrierCode,
    shippingMethodCode: method.methodCode,
  }
}

function estimateAddress(country_id: string) {
  return { region: '', region_id: 0, country_id, street: [], postcode: '', city: '', region_code: '' }
}

function asJsonTexts(facts: Readonly<Record<string, string>>): string[] {
  return Object.entries(facts).map(([name, value]) => JSON.stringify({ [name]: value }))
}

function unreachable(): Result<true, CodeRefused> {
  return err({ code: 'unreachable', text: null })
}

function asResult(answer: ApiAnswer & { readonly isOk: boolean }): Result<true, CodeRefused> {
  if (answer.isOk) return ok(true)
  if (answer.isUnreachable) return unreachable()
  return err({ code: answer.refusal ?? String(answer.code), text: sentenceOf(answer) })
}
