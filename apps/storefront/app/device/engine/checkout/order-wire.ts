import type { CallInput } from '@vonk/client'
import type { placeOrder } from '@vonk/contract/calls'
import type { LineOptions } from '@vonk/domain/cart'
import type { DeliveryDestination } from '@vonk/domain/forms'
import { toDecimal } from '@vonk/domain/money'
import type { OrderAddress, OrderDraft } from '@vonk/domain/orders'
import type { CartLineView } from '../../cart/cart-line-view.ts'
import { toProductOption } from '../cart/cart-wire.ts'

/** A line as the shopper agreed to it. */
export type AgreedLine = Pick<CartLineView, 'sku' | 'parentSku' | 'quantity' | 'unitPrice' | 'totals'> & {
  readonly options: LineOptions | null
}

/** With what the shopper read above the button, in cents. */
export type AgreedOrder = OrderDraft<AgreedLine> & { readonly grandTotal: number }

export type OrderBody = CallInput<typeof placeOrder>

/** The order as the API family sends it. */
export function toOrderBody(order: AgreedOrder): OrderBody {
  const { delivery, email } = order
  const createdAt = new Date(order.createdAt).toISOString()
  return {
    order_id: order.orderId,
    created_at: createdAt,
    updated_at: createdAt,
    transmited: true,
    user_id: order.customerId ?? '',
    cart_id: order.cartId,
    store_code: order.storeCode,
    products: order.lines.map(toProduct),
    addressInformation: {
      billingAddress: toWireAddress(order.billingAddress, email),
      ...(delivery && { shippingAddress: toWireAddress(delivery.address, email) }),
      shipping_carrier_code: delivery?.method?.carrierCode ?? null,
      shipping_method_code: delivery?.method?.methodCode ?? null,
      payment_method_code: order.paymentMethod,
      payment_method_additional: order.paymentMethodAdditional,
      shippingExtraFields: delivery ? placeFields(delivery.place) : {},
    },
    grand_total: toDecimal(order.grandTotal),
  }
}

/** Where it is picked up; nothing for the door. */
function placeFields(place: DeliveryDestination): Readonly<Record<string, string>> {
  return place.kind === 'home' || place.id === null ? {} : { place_id: place.id }
}

function toProduct({ sku, parentSku, quantity, unitPrice, totals, options }: AgreedLine) {
  // What the shop said last counts: many of one thing may cost less each.
  const inclTax = totals ? Math.round(totals.rowTotalInclTax / quantity) : (unitPrice ?? 0)
  const tax = totals ? totals.tax / quantity : 0
  return {
    sku,
    parentSku,
    qty: quantity,
    price: toDecimal(Math.max(0, Math.round(inclTax - tax))),
    price_incl_tax: toDecimal(inclTax),
    ...(options && { product_option: toProductOption(options) }),
  }
}

export function toWireAddress(address: OrderAddress, email: string) {
  const { street, number, affix } = address
  return {
    region: address.region,
    region_id: address.regionId ?? 0,
    region_code: '',
    country_id: address.countryId,
    street: [street, number, ...(affix === '' ? [] : [affix])],
    company: address.company,
    telephone: address.phone,
    postcode: address.postcode,
    city: address.city,
    firstname: address.firstName,
    lastname: address.lastName,
    email,
    vat_id: address.taxId,
  }
}
