import {
  applyCoupon,
  applyGiftCard,
  checkGiftCard,
  collectCartTotals,
  createCart,
  deleteCartItem,
  deleteCoupon,
  listPaymentMethods,
  listShippingMethods,
  pullCart,
  readCartTotals,
  readCoupon,
  removeGiftCard,
  setShippingInformation,
  toLineOptions,
  updateCartItem,
} from '@vonk/contract'
import { toDecimal } from '@vonk/domain/money'
import type { PaymentMethod } from '@vonk/domain/payments'
import { err, ok } from '@vonk/domain/result'
import type { PayLaterCredit } from '@vonk/domain/settings'
import type { StoreDirectory } from '@vonk/domain/stores'
import { type CallContext, handle } from '@vonk/platform/http'
import { createCartCoupons } from './cart-coupons.ts'
import { createCartDelivery, type TaxedMethod } from './cart-delivery.ts'
import { createCartGiftCards } from './cart-gift-cards.ts'
import { type CreatedCart, createCarts } from './carts.ts'
import { toCartItem } from './lines/to-cart-item.ts'
import { callerOf } from './stored/caller-of.ts'
import type { CartParts } from './stored/cart-parts.ts'
import type { Caller } from './stored/open-cart.ts'
import { toCartTotals } from './totals/to-cart-totals.ts'

type CartRouteParts = CartParts & { readonly directory: StoreDirectory }

/** Every call about a cart. */
export function cartRoutes({ directory, ...parts }: CartRouteParts) {
  const callerIn: CallerOf = (cartId, context, said) => callerOf(directory, { cartId, context, ...(said && { said }) })
  return [...itemRoutes(parts, callerIn), ...tenderRoutes(parts, callerIn), ...deliveryRoutes(parts, callerIn)]
}

/** `said` is everything a change is about. */
type CallerOf = (cartId: string | null | undefined, context: CallContext, said?: readonly unknown[]) => Caller

function itemRoutes(parts: CartParts, callerOf: CallerOf) {
  const carts = createCarts(parts)
  return [
    handle(createCart, async ({ guestCartId }, context) => {
      const created = await carts.create(callerOf(null, context), guestCartId ?? null)
      if (!created.ok) return created
      const { cartId, leftOut } = created.value
      return ok({ result: cartId, meta: leftOut ? { leftOut: toLeftOut(leftOut) } : {} })
    }),
    handle(pullCart, async ({ cartId }, context) => {
      const cart = await carts.pull(callerOf(cartId, context))
      return cart.ok ? ok(cart.value.lines.map((line) => toCartItem(line, cart.value.cartId))) : cart
    }),
    handle(updateCartItem, async ({ cartId, cartItem }, context) => {
      if (!cartItem) return err({ code: 'item-missing' })
      const itemId = cartItem.item_id ? Number(cartItem.item_id) : null
      const options = toLineOptions(cartItem.product_option)
      const item = { sku: cartItem.sku, quantity: readQuantity(cartItem.qty), itemId, options }
      const put = await carts.put(callerOf(cartId ?? cartItem.quoteId, context, ['put', item]), item)
      return put.ok ? ok(toCartItem(put.value.line, put.value.cartId)) : put
    }),
    handle(deleteCartItem, ({ cartId, cartItem }, context) => {
      if (!cartItem) return err({ code: 'item-missing' })
      const itemId = Number(cartItem.item_id)
      return carts.remove(callerOf(cartId ?? cartItem.quoteId, context, ['remove', itemId]), itemId)
    }),
  ]
}

function tenderRoutes(parts: CartParts, callerOf: CallerOf) {
  const coupons = createCartCoupons(parts)
  const giftCards = createCartGiftCards(parts)
  return [
    handle(applyCoupon, ({ cartId, coupon }, context) => {
      if (!coupon?.trim()) return err({ code: 'coupon-missing' })
      return coupons.apply(callerOf(cartId, context, ['apply-coupon', coupon]), coupon)
    }),
    handle(deleteCoupon, ({ cartId }, context) => coupons.remove(callerOf(cartId, context, ['remove-coupon']))),
    handle(readCoupon, async ({ cartId }, context) => {
      const code = await coupons.read(callerOf(cartId, context))
      return code.ok ? ok(code.value ?? []) : code
    }),
    handle(applyGiftCard, ({ cartId, quoteId, giftCardCode }, context) => {
      if (!giftCardCode?.trim()) return err({ code: 'gift-card-missing' })
      const said = ['apply-gift-card', giftCardCode]
      return giftCards.apply(callerOf(cartId ?? quoteId, context, said), giftCardCode)
    }),
    handle(removeGiftCard, ({ cartId, quoteId, giftCardCode }, context) => {
      if (!giftCardCode?.trim()) return err({ code: 'gift-card-missing' })
      const said = ['remove-gift-card', giftCardCode]
      return giftCards.remove(callerOf(cartId ?? quoteId, context, said), giftCardCode)
    }),
    handle(checkGiftCard, async ({ giftCardCode }, { clientAddress }) => {
      if (!giftCardCode?.trim()) return err({ code: 'gift-card-missing' })
      const card = await giftCards.check(clientAddress, giftCardCode)
      if (!card.ok) return card
      const { balance, expiresAt } = card.value
      const until = expiresAt === null ? null : new Date(expiresAt).toISOString()
      return ok({ balance: toDecimal(balance), currency: 'EUR', expiresAt: until })
    }),
  ]
}

function deliveryRoutes(parts: CartParts, callerOf: CallerOf) {
  const delivery = createCartDelivery(parts)
  return [
    handle(readCartTotals, async ({ cartId }, context) => {
      const caller = callerOf(cartId, context)
      const cart = await delivery.read(caller)
      return cart.ok ? ok(toCartTotals(cart.value, caller.view.language)) : cart
    }),
    handle(listPaymentMethods, async ({ cartId }, context) => {
      const cart = await delivery.read(callerOf(cartId, context))
      return cart.ok ? ok(cart.value.payments.map(toPaymentDto)) : cart
    }),
    handle(listShippingMethods, async ({ cartId, address }, context) => {
      if (!address) return err({ code: 'address-missing' })
      const { country_id: countryId, region } = address
      const offered = await delivery.offer(callerOf(cartId, context), { countryId, region })
      return offered.ok ? ok(offered.value.map(toShippingDto)) : offered
    }),
    handle(collectCartTotals, async ({ cartId, methods }, context) => {
      if (!methods) return err({ code: 'methods-missing' })
      const caller = callerOf(cartId, context)
      const { paymentMethod, shippingCarrierCode: carrierCode, shippingMethodCode: methodCode } = methods
      const change = { paymentCode: paymentMethod?.method ?? null, carrierCode: carrierCode ?? null }
      const cart = await delivery.change(caller, { ...change, methodCode: methodCode ?? null })
      return cart.ok ? ok(toCartTotals(cart.value, caller.view.language)) : cart
    }),
    handle(setShippingInformation, async ({ cartId, addressInformation }, context) => {
      if (!addressInformation) return err({ code: 'address-missing' })
      const caller = callerOf(cartId, context)
      const { shippingAddress, shippingCarrierCode: carrierCode, shippingMethodCode: methodCode } = addressInformation
      const countryId = shippingAddress?.countryId || shippingAddress?.country_id || caller.view.taxCountry
      const cart = await delivery.change(caller, {
        countryId,
        region: shippingAddress?.region,
        carrierCode,
        methodCode,
      })
      if (!cart.ok) return cart
      const totals = toCartTotals(cart.value, caller.view.language)
      return ok({ payment_methods: cart.value.payments.map(toPaymentDto), totals })
    }),
  ]
}

function toLeftOut({ maximum, lines }: NonNullable<CreatedCart['leftOut']>) {
  return { maximum, items: lines.map(({ id, sku, name, quantity }) => ({ item_id: id, sku, name, qty: quantity })) }
}

function toPaymentDto({ code, title, isDefault, costInclTax, isServerMethod, credit }: PaymentMethod) {
  return {
    code,
    title,
    default: isDefault,
    cost_incl_tax: toDecimal(costInclTax),
    is_server_method: isServerMethod,
    ...(credit && { credit: toCreditDto(credit) }),
  }
}

function toCreditDto({ lender, dueDays, dueFrom, instalments, annualRate, fee, lateFee, terms }: PayLaterCredit) {
  return {
    lender,
    due_days: dueDays,
    due_from: dueFrom,
    instalments,
    annual_rate: annualRate,
    fee: toDecimal(fee),
    late_fee: toDecimal(lateFee),
    terms,
  }
}

function toShippingDto(method: TaxedMethod) {
  const net = toDecimal(method.price.net)
  return {
    carrier_code: method.carrierCode,
    method_code: method.methodCode,
    carrier_title: method.carrierTitle,
    method_title: method.methodTitle,
    amount: net,
    base_amount: net,
    available: method.isAvailable,
    error_message: '',
    price_excl_tax: net,
    price_incl_tax: toDecimal(method.price.gross),
    free_from: method.freeFrom === null ? null : toDecimal(method.freeFrom),
    // Older clients drop what is marked so before they choose one.
    offline: false,
    choosable_offline: method.isOffline,
    is_server_method: method.isServerMethod,
    default: method.isDefault,
    kind: method.kind,
  }
}

/** Older clients send "3" or "3.0000"; what only JavaScript takes for a number is none. */
function readQuantity(sent: number | string): number {
  return typeof sent === 'number' || /^\s*\d+(?:\.0*)?\s*$/.test(sent) ? Number(sent) : Number.NaN
}
