import { checkDeliveryAddress, type DeliveryAddressRefusal } from '@vonk/domain/addresses'
import type { CouponRefusal } from '@vonk/domain/coupons'
import { checkDestination, type DeliveryDestination } from '@vonk/domain/forms'
import type { Cents } from '@vonk/domain/money'
import { checkOrder, type OrderRefusal, type PriceChange } from '@vonk/domain/orders'
import { choosePaymentMethod, type PaymentMethod } from '@vonk/domain/payments'
import { err, ok, type Result } from '@vonk/domain/result'
import { isSameMethod } from '@vonk/domain/shipping'
import type { Shortage } from '@vonk/domain/stock'
import type { CartDelivery, PayableCart, PricedLine, StoredCart } from '../cart/index.ts'
import type { StoredDelivery } from '../orders/index.ts'
import type { OrderRequest, RequestedLine } from './order-request.ts'

type Named = { readonly sku: string; readonly name: string }

export type CartRefusal =
  | { readonly code: 'coupon-not-valid'; readonly coupon: string; readonly reason: CouponRefusal['code'] }
  | { readonly code: 'gift-card-not-valid'; readonly giftCards: readonly string[] }
  | { readonly code: 'not-enough-points'; readonly balance: number }
  | { readonly code: 'payment-method-unavailable' }
  | DeliveryRefusal

type DeliveryRefusal =
  | { readonly code: 'shipping-address-missing' | 'shipping-method-unavailable' | 'service-point-missing' }
  | { readonly code: 'place-in-other-country'; readonly country: string }
  | DeliveryAddressRefusal

/** What was on the cart when the shopper agreed has to count still; nothing is left out in silence. */
export function checkTenders(cart: StoredCart, payable: PayableCart): Result<null, CartRefusal> {
  const { couponRefusal, giftCards, pointsBalance } = payable
  if (cart.couponCode !== null && couponRefusal) {
    return err({ code: 'coupon-not-valid', coupon: cart.couponCode, reason: couponRefusal.code })
  }
  const gone = cart.giftCardCodes.filter((code) => !giftCards.some((card) => card.code === code))
  if (gone.length > 0) return err({ code: 'gift-card-not-valid', giftCards: gone })
  if (pointsBalance !== null && cart.points > pointsBalance) {
    return err({ code: 'not-enough-points', balance: pointsBalance })
  }
  return ok(null)
}

/** How it is paid: what costs nothing needs no bank, whatever was chosen. */
export function choosePayment(
  { payments, totals }: PayableCart,
  chosen: string | null,
): Result<PaymentMethod, CartRefusal> {
  const method = choosePaymentMethod(payments, chosen)
  const isOwn = chosen === null || method?.code === chosen || totals.grandTotal === 0
  return method && isOwn ? ok(method) : err({ code: 'payment-method-unavailable' })
}

type Chosen = {
  readonly request: OrderRequest
  readonly payable: PayableCart
  /** The place or the time the cart remembers for this way of delivery. */
  readonly choice: CartDelivery | null
  /** Whatever the cart remembers, also where it counts no more. */
  readonly remembered: CartDelivery | null
}

/** Where and how it goes; null when there is nothing to deliver. */
export function chooseDelivery({
  request,
  payable,
  choice,
  remembered,
}: Chosen): Result<StoredDelivery | null, DeliveryRefusal> {
  const { shippingAddress: address, method: wanted, deliveryExtra: extra } = request
  const { shippingMethod: method, isVirtual } = payable
  if (isVirtual) return ok(null)
  if (!address) return err({ code: 'shipping-address-missing' })
  const checked = checkDeliveryAddress(address, method ? [address.countryId] : [])
  if (!checked.ok) return checked
  if (!method || (wanted && !isSameMethod(method, wanted))) return err({ code: 'shipping-method-unavailable' })
  const place = placeOf(method.kind, extra, choice?.place?.id ?? null)
  if (!place) return err(refusalWithout(remembered, { kind: method.kind, countryId: address.countryId }))
  const { carrierCode, methodCode, methodTitle } = method
  return ok({ address, carrierCode, methodCode, methodTitle, place, extra: { ...extra, ...factsOf(choice) } })
}

type Delivered = { readonly kind: DeliveryDestination['kind']; readonly countryId: string }

/** A place abroad was chosen, but the order goes to another country: taxes and tariffs would be wrong. */
function refusalWithout(remembered: CartDelivery | null, { kind, countryId }: Delivered): DeliveryRefusal {
  const country = kind === 'home' ? null : (remembered?.place?.countryId ?? null)
  if (country === null || country === countryId) return { code: 'service-point-missing' }
  return { code: 'place-in-other-country', country }
}

/** The place the cart remembers was there when it was chosen; an order that names another one has to choose again. */
function placeOf(
  kind: DeliveryDestination['kind'],
  extra: OrderRequest['deliveryExtra'],
  id: string | null,
): StoredDelivery['place'] | null {
  if (kind === 'home') return { kind }
  const isSame = (extra['place_id'] ?? id) === id
  return checkDestination({ kind, id }).ok && id && isSame ? { kind, id } : null
}

/** What mails and the back office say of it. */
function factsOf(choice: CartDelivery | null): StoredDelivery['extra'] {
  const { place, timeframe } = choice ?? {}
  return {
    ...(place && {
      place_name: place.name,
      place_street: `${place.street} ${place.houseNumber}`.trim(),
      place_postcode: place.postcode,
      place_city: place.city,
      place_country: place.countryId,
    }),
    ...(timeframe && {
      timeframe_date: timeframe.date,
      timeframe_from: timeframe.from,
      timeframe_to: timeframe.to,
      timeframe_option: timeframe.option,
    }),
  }
}

export type AgreementRefusal =
  | {
      readonly code: 'products-unavailable'
      readonly lines: readonly (Named & { wanted: number; available: number })[]
    }
  | {
      readonly code: 'price-changed'
      readonly lines: readonly (Named & PriceChange)[]
      readonly total: PriceChange | null
    }
  | Exclude<OrderRefusal, { readonly code: 'products-unavailable' | 'price-changed' | 'stock-unverified' }>

type Agreement = {
  readonly request: OrderRequest
  readonly payable: PayableCart
  /** What the warehouse is short of. */
  readonly shortages: readonly Shortage[]
  readonly maxProductsPerOrder: number
}

/** Whether this is what the shopper agreed to, and whether it is there; what is not is said line by line. */
export function checkAgreement(agreement: Agreement): Result<null, AgreementRefusal> {
  const { request, payable, shortages, maxProductsPerOrder } = agreement
  const { lines, totals } = payable
  const ordered = lines.map(({ sku, quantity, unitPrice }, index) => {
    const net = totals.lines[index]?.unitPriceNet ?? 0
    return {
      sku,
      quantity,
      unitPrice: { agreed: agreedPrice(sku, request.lines, { gross: unitPrice, net }), current: unitPrice },
    }
  })
  const total = { agreed: request.agreedTotal, current: totals.grandTotal }
  const stock = { shortages, unverified: [] }
  const checked = checkOrder({ lines: ordered, total, stock }, { maxProductsPerOrder })
  return checked.ok ? ok(null) : err(toAgreementRefusal(checked.refusal, { lines, shortages }))
}

/** A client that names no price with tax in it has shown one of the two; null where it said nothing of this product. */
function agreedPrice(sku: string, lines: readonly RequestedLine[], now: { gross: Cents; net: Cents }): Cents | null {
  const seen = lines.find((line) => line.sku === sku)?.seen
  if (!seen) return null
  if (seen.gross !== null) return seen.gross
  return seen.net === now.net ? now.gross : seen.net
}

type Told = { readonly lines: readonly PricedLine[]; readonly shortages: readonly Shortage[] }

function toAgreementRefusal(refusal: OrderRefusal, { lines, shortages }: Told): AgreementRefusal {
  const nameOf = (sku: string) => lines.find((line) => drawsOn(line, sku))?.name ?? sku
  if (refusal.code === 'price-changed') {
    return { ...refusal, lines: refusal.lines.map((line) => ({ ...line, name: nameOf(line.sku) })) }
  }
  if (refusal.code !== 'products-unavailable' && refusal.code !== 'stock-unverified') return refusal
  return {
    code: 'products-unavailable',
    lines: shortages.map(({ sku, wanted, available }) => ({ sku, name: nameOf(sku), wanted, available })),
  }
}

/** A set is short when one of its parts is. */
function drawsOn({ sku, components }: PricedLine, wanted: string): boolean {
  return sku === wanted || (components ?? []).some((part) => part.sku === wanted)
}
