import { createHash } from 'node:crypto'
import { type OrderInput, toLineOptions, toOrderAddress } from '@vonk/contract'
import { type BillingAddressRefusal, checkBillingAddress } from '@vonk/domain/addresses'
import type { LineOptions } from '@vonk/domain/cart'
import { checkEmail, checkShippingAddress, type ShippingAddressRefusal } from '@vonk/domain/forms'
import { type Cents, toCents } from '@vonk/domain/money'
import { type OrderAddress, type OrderDraft, orderFingerprint } from '@vonk/domain/orders'
import { err, ok, type Result } from '@vonk/domain/result'
import type { MethodReference } from '@vonk/domain/shipping'

type Facts = Readonly<Record<string, string>>

export type RequestedLine = {
  readonly sku: string
  readonly quantity: number
  readonly options: LineOptions | null
  /** What the shopper saw for one piece, as far as the client says. */
  readonly seen: { readonly gross: Cents | null; readonly net: Cents }
}

/** An order in the words of the shop, before anything is known about its cart. */
export type OrderRequest = {
  /** Null from clients that make none. */
  readonly orderId: string | null
  readonly createdAt: Date | null
  readonly cartId: string
  readonly lines: readonly RequestedLine[]
  /** Empty where the client leaves it to the account. */
  readonly email: string
  readonly billingAddress: OrderAddress
  /** Null when there is nothing to deliver. */
  readonly shippingAddress: OrderAddress | null
  readonly method: MethodReference | null
  readonly deliveryExtra: Facts
  readonly paymentMethod: string | null
  readonly paymentExtra: Facts
  /** What the shopper read above the button. */
  readonly agreedTotal: Cents | null
}

export type RequestRefusal = BillingAddressRefusal | ShippingAddressRefusal | { readonly code: 'email-invalid' }

/** What a client sent, with addresses as the post writes them. `country` is that of the view. */
export function readOrderRequest(body: OrderInput, country: string): Result<OrderRequest, RequestRefusal> {
  const { addressInformation: said } = body
  const email = readEmail(said.billingAddress.email || said.shippingAddress?.email || '')
  if (!email.ok) return email
  const shipping = said.shippingAddress ? checkShipping(toOrderAddress(said.shippingAddress), country) : ok(null)
  if (!shipping.ok) return shipping
  const billing = checkBilling(toOrderAddress(said.billingAddress), shipping.value?.countryId ?? country)
  if (!billing.ok) return billing
  const { shipping_carrier_code: carrierCode, shipping_method_code: methodCode } = said
  return ok({
    orderId: body.order_id ?? null,
    createdAt: body.created_at ? new Date(body.created_at) : null,
    cartId: body.cart_id,
    lines: body.products.map(toRequestedLine),
    email: email.value,
    billingAddress: billing.value,
    shippingAddress: shipping.value,
    method: carrierCode && methodCode ? { carrierCode, methodCode } : null,
    deliveryExtra: said.shippingExtraFields,
    paymentMethod: said.payment_method_code,
    paymentExtra: said.payment_method_additional,
    agreedTotal: body.grand_total === null || body.grand_total === undefined ? null : toCents(body.grand_total),
  })
}

function readEmail(text: string): Result<string, { code: 'email-invalid' }> {
  if (text.trim() === '') return ok('')
  const email = checkEmail(text)
  return email.ok ? email : err({ code: 'email-invalid' })
}

const COUNTRY = /^[A-Z]{2}$/
const countryMissing = { countryId: { code: 'required' } } as const

function checkShipping(address: OrderAddress, country: string): Result<OrderAddress, ShippingAddressRefusal> {
  const countryId = address.countryId || country
  if (!COUNTRY.test(countryId)) return err({ code: 'shipping-address-invalid', fields: countryMissing })
  const checked = checkShippingAddress({ ...address, countryId })
  return checked.ok ? ok({ ...address, ...checked.value }) : checked
}

function checkBilling(address: OrderAddress, country: string): Result<OrderAddress, BillingAddressRefusal> {
  const countryId = address.countryId || country
  if (!COUNTRY.test(countryId)) return err({ code: 'billing-address-invalid', fields: countryMissing })
  const checked = checkBillingAddress({ ...address, countryId })
  return checked.ok ? ok({ ...address, ...checked.value }) : checked
}

function toRequestedLine(product: OrderInput['products'][number]): RequestedLine {
  const { sku, qty: quantity, price, price_incl_tax: own, totals } = product
  // The totals of the line know what a piece costs when several are bought.
  const gross = (totals?.qty === quantity ? totals.price_incl_tax : null) ?? own ?? null
  const seen = { gross: gross === null ? null : toCents(gross), net: toCents(price) }
  return { sku, quantity, options: toLineOptions(product.product_option ?? null), seen }
}

/** The same for two orders that ask for the same thing, whenever and under whatever id they come. */
export function fingerprintOf(request: OrderRequest, storeCode: string): string {
  const { lines, shippingAddress: address, method, paymentMethod, paymentExtra } = request
  const draft: OrderDraft<Omit<RequestedLine, 'seen'>> = {
    orderId: '',
    createdAt: 0,
    cartId: request.cartId,
    customerId: null,
    storeCode,
    lines: lines.map(({ seen: _, ...line }) => line),
    email: request.email,
    billingAddress: request.billingAddress,
    delivery: address && { address, method, place: { kind: 'home' } },
    paymentMethod: paymentMethod ?? '',
    paymentMethodAdditional: paymentExtra,
  }
  return orderFingerprint(draft, (text) => createHash('sha256').update(text).digest('base64url'))
}
