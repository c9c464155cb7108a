import { isVirtualCart } from '@vonk/domain/cart'
import { type Coupon, type CouponRefusal, checkCoupon } from '@vonk/domain/coupons'
import { err, type Result } from '@vonk/domain/result'
import { chooseShippingMethod } from '@vonk/domain/shipping'
import { checkGiftCard, type GiftCard } from '@vonk/domain/tenders'
import { type CartTotals, priceCart } from '@vonk/domain/totals'
import type { Db } from '@vonk/platform/db'
import { loadPointsBalance } from '../../loyalty/index.ts'
import { hasOrdered } from '../../orders/index.ts'
import { type OfferedMethod, offerShipping } from '../../shipping/index.ts'
import { countCouponUses, findCoupon, findCouponShopper, findGiftCard } from '../../vouchers/index.ts'
import { type PricedLine, priceLines, subtotalOf } from '../lines/price-lines.ts'
import type { TaxPlace } from '../sellables/sellables.ts'
import type { CartParts } from '../stored/cart-parts.ts'
import type { Caller, OpenedCart } from '../stored/open-cart.ts'

export type TotalledCart = {
  readonly lines: readonly PricedLine[]
  readonly totals: CartTotals
  readonly shippingMethod: OfferedMethod | null
  readonly isVirtual: boolean
  /** Why the coupon on the cart does not count; null when it does, or when there is none. */
  readonly couponRefusal: CouponRefusal | null
  /** What the cards on the cart that can be used are worth. */
  readonly giftCards: readonly GiftCard[]
  /** All points of the customer; null while none are on the cart. */
  readonly pointsBalance: number | null
}

type Opened = Omit<OpenedCart, 'lines'> &
  Pick<Caller, 'view'> & {
    /** The address of somebody without an account, once it is known. */
    readonly emailAddress?: string
  }

/** What a cart costs at this moment, by the shop's own books alone. */
export async function totalCart(db: Db, opened: Opened & OpenedCart, parts: CartParts): Promise<TotalledCart> {
  const { cart, buyer, prices, view } = opened
  const lines = await priceLines(db, opened.lines, { sellables: parts.sellables, view, buyer, prices })
  const shippingMethod = chooseShippingMethod(offerMethods(opened, lines, parts), chosenMethod(cart))
  const coupon =
    cart.couponCode === null ? null : await couponFor(db, opened, lines, { ...parts, code: cart.couponCode })
  const giftCards = await usableGiftCards(db, cart.giftCardCodes, parts.now())
  const pointsBalance =
    cart.points > 0 && cart.customerId !== null ? await loadPointsBalance(db, cart.customerId) : null
  const place = { country: cart.countryId, region: cart.region }
  const totals = priceCart(
    {
      lines: lines.map((line) => ({ ...line, taxRate: line.taxRateIn(place) })),
      shipping: shippingMethod && {
        amount: shippingMethod.priceInclTax,
        taxRate: shippingTax(lines, place),
      },
      payment: null,
      coupon: coupon?.ok ? coupon.value : null,
      tenders: { giftCards, points: Math.min(cart.points, pointsBalance ?? 0) },
    },
    parts.settingsOf(view),
  )
  const couponRefusal = coupon && !coupon.ok ? coupon.refusal : null
  return { lines, totals, shippingMethod, isVirtual: isVirtualCart(lines), couponRefusal, giftCards, pointsBalance }
}

export function offerMethods(
  { cart, view }: Opened,
  lines: readonly PricedLine[],
  { settingsOf, tariffs, now }: CartParts,
): OfferedMethod[] {
  const { sameDayCutoffHour } = settingsOf(view)
  if (lines.length === 0) return []
  return offerShipping(tariffs(), {
    view,
    countryId: cart.countryId,
    lines,
    subtotal: subtotalOf(lines),
    now: now(),
    sameDayCutoffHour,
  })
}

function chosenMethod({ carrierCode, methodCode }: Opened['cart']) {
  return carrierCode && methodCode ? { carrierCode, methodCode } : null
}

/** The carriage is taxed as the goods it belongs to; of several rates the highest, so that it is never too little. */
export function shippingTax(lines: readonly PricedLine[], place: TaxPlace) {
  return Math.max(0, ...lines.map((line) => line.taxRateIn(place)))
}

/** Whether a coupon works on this cart, now, for this shopper. */
export async function couponFor(
  db: Db,
  { buyer, view, emailAddress = buyer?.emailAddress }: Opened,
  lines: readonly PricedLine[],
  { code, now }: CartParts & { readonly code: string },
): Promise<Result<Coupon, CouponRefusal>> {
  const coupon = await findCoupon(db, code)
  if (!coupon) return err({ code: 'coupon-unknown' })
  const shopper = await findCouponShopper(db, { customerId: buyer?.customerId ?? null, email: emailAddress })
  const uses = await countCouponUses(db, code, shopper)
  return checkCoupon(coupon, {
    ...uses,
    now: now(),
    lines,
    subtotal: subtotalOf(lines),
    isSampleSale: view.isSampleSale,
    hasOrderedBefore:
      coupon.isFirstOrderOnly && (await hasOrdered(db, { customerId: shopper.customerId, emailAddress })),
  })
}

/** Cards that were good when they were put on the cart may have been spent since: what is left counts. */
async function usableGiftCards(db: Db, codes: readonly string[], now: number): Promise<GiftCard[]> {
  const usable: GiftCard[] = []
  for (const code of codes) {
    const card = checkGiftCard(await findGiftCard(db, code), { now, appliedCodes: [] })
    if (card.ok) usable.push(card.value)
  }
  return usable
}
