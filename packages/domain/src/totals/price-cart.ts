import { type Coupon, type CouponDiscount, couponDiscount } from '../coupons/index.ts'
import type { Cents } from '../money/index.ts'
import { sumTaxByRate, type TaxOfRate } from '../tax/index.ts'
import { type PointsSettings, type Settlement, settleTenders, type TendersOffered } from '../tenders/index.ts'
import { type Charge, type ChargeTotals, priceCharge } from './price-charge.ts'
import { type LineToPrice, type LineTotals, priceLine, rowTotal } from './price-line.ts'

export type CartToPrice = {
  readonly lines: readonly LineToPrice[]
  /** null while it is not known yet. */
  readonly shipping: Charge | null
  readonly payment: Charge | null
  /** A coupon that passed `checkCoupon`. */
  readonly coupon: Coupon | null
  /** Gift cards and points that passed their own checks. */
  readonly tenders: TendersOffered
}

/** subtotalInclTax + shipping + payment − discount = total; total − tenders = grandTotal. None is ever negative. */
export type CartTotals = {
  readonly lines: readonly LineTotals[]
  readonly itemsQuantity: number
  readonly subtotal: Cents
  readonly subtotalInclTax: Cents
  readonly shipping: ChargeTotals | null
  readonly payment: ChargeTotals | null
  /** Of lines and shipping together. */
  readonly discount: Cents
  readonly couponCode: string | null
  readonly tax: Cents
  readonly taxes: readonly TaxOfRate[]
  readonly total: Cents
  readonly tenders: Settlement
  readonly grandTotal: Cents
}

export function priceCart(cart: CartToPrice, settings: PointsSettings): CartTotals {
  const { lines, shipping, payment, coupon } = cart
  const discounts = coupon && discountsOf(coupon, cart)
  const priced = lines.map((line, index) => priceLine(line, discounts?.lines[index] ?? 0))
  const shippingTotals = shipping && priceCharge(shipping, discounts?.shipping ?? 0)
  const paymentTotals = payment && priceCharge(payment, 0)

  const sums = sumLines(priced)
  const taxes = sumTaxByRate([...priced, shippingTotals, paymentTotals].filter((part) => part !== null))
  const total = sums.paid + (shippingTotals?.paid ?? 0) + (paymentTotals?.paid ?? 0)
  const paidInMoney = priced.reduce((sum, { paid }, index) => sum + (lines[index]?.isGiftCard ? paid : 0), 0)
  const settled = settleTenders(total - paidInMoney, cart.tenders, settings)
  const grandTotal = settled.remainder + paidInMoney
  return {
    lines: priced,
    itemsQuantity: sums.quantity,
    subtotal: sums.net,
    subtotalInclTax: sums.gross,
    shipping: shippingTotals,
    payment: paymentTotals,
    discount: sums.gross - sums.paid + (shippingTotals?.discount ?? 0),
    couponCode: coupon?.code ?? null,
    tax: taxes.reduce((sum, { tax }) => sum + tax, 0),
    taxes,
    total,
    tenders: { ...settled, remainder: grandTotal },
    grandTotal,
  }
}

function discountsOf(coupon: Coupon, { lines, shipping }: CartToPrice): CouponDiscount {
  const discountable = lines.map((line) => ({ ...line, gross: rowTotal(line) }))
  return couponDiscount(coupon, { lines: discountable, shipping: shipping?.amount ?? 0 })
}

function sumLines(lines: readonly LineTotals[]) {
  const sums = { quantity: 0, gross: 0, net: 0, paid: 0 }
  for (const line of lines) {
    sums.quantity += line.quantity
    sums.gross += line.gross
    sums.net += line.net
    sums.paid += line.paid
  }
  return sums
}
