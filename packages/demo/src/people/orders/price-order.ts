import { taxRuleOf } from '@vonk/contract'
import { type Coupon, checkCoupon } from '@vonk/domain/coupons'
import { pointsBalance } from '@vonk/domain/loyalty'
import { defaultSettings } from '@vonk/domain/settings'
import { findTaxRate, type Rate } from '@vonk/domain/tax'
import { type CartTotals, type LineToPrice, priceCart, rowTotal } from '@vonk/domain/totals'
import type { Dice } from '../../catalogue/dice.ts'
import { taxClasses, taxRules } from '../../catalogue/tax-rules.ts'
import type { Books } from './books.ts'
import type { ChosenDelivery } from './choose-delivery.ts'
import type { Picked } from './fill-cart.ts'
import type { OrderPlan } from './plan-orders.ts'

export type OrderToPrice = {
  readonly plan: OrderPlan
  readonly picked: readonly Picked[]
  /** Where the goods go, or the bill when there are none. */
  readonly country: string
  readonly delivery: ChosenDelivery | null
  readonly coupons: ReadonlyMap<string, Coupon>
}

const rules = taxRules.map(taxRuleOf)

/** The tax inside what is sold to a country. */
function taxRateOf(productClass: number, country: string): Rate {
  return findTaxRate(rules, { productClass, group: null, country, region: null })
}

/** The order's money by the shop's own rules: the first coupon that is accepted, then gift card and points. */
export function priceOrder(order: OrderToPrice, books: Books, dice: Dice): CartTotals {
  const { plan, picked, country, delivery } = order
  const lines = picked.map(({ sellable, quantity, unitPrice }) => ({
    sku: sellable.sku,
    parentSku: sellable.parentSku,
    quantity,
    unitPrice,
    taxRate: taxRateOf(sellable.taxClassId, country),
  }))
  const cart = {
    lines,
    shipping: delivery && { amount: delivery.price, taxRate: taxRateOf(taxClasses.standard, country) },
    payment: null,
    coupon: acceptedCoupon(order, lines, books),
  }
  return priceCart({ ...cart, tenders: tendersOf(plan, books, dice) }, defaultSettings)
}

function acceptedCoupon({ plan, coupons }: OrderToPrice, lines: readonly LineToPrice[], books: Books): Coupon | null {
  for (const code of plan.coupons) {
    const checked = checkCoupon(coupons.get(code) ?? null, {
      now: plan.placedAt,
      lines,
      subtotal: lines.reduce((sum, line) => sum + rowTotal(line), 0),
      isSampleSale: false,
      hasOrderedBefore: books.visitors.hasOrdered(plan.shopper.email),
      ...books.coupons.usesOf(code, plan.shopper),
    })
    if (checked.ok) return checked.value
  }
  return null
}

/** Orders that stay unpaid are paid with money, or nothing would be left to wait for. */
function tendersOf({ fate, giftCard, shopper }: OrderPlan, { cards, points }: Books, dice: Dice) {
  if (fate === 'placed' || fate === 'pending' || fate === 'never-opened') return { giftCards: [], points: 0 }
  const presents = cards.presents()
  const hasPresent = fate !== 'not-paid' && presents.length > 0 && dice.chance(0.12)
  const code = giftCard ?? (hasPresent ? dice.pick(presents).code : null)
  const balance = shopper.customerId === null ? 0 : pointsBalance(points.ledgerOf(shopper.customerId))
  const most = fate === 'not-paid' ? Math.min(balance, 300) : Math.floor(balance / 100) * 100
  return {
    giftCards: code === null ? [] : [{ code, balance: cards.balanceOf(code) }],
    points: balance >= 100 && dice.chance(0.4) ? most : 0,
  }
}
