import type { StoredOrder } from '@vonk/commerce/orders'
import type { Coupon } from '@vonk/domain/coupons'
import type { Cents } from '@vonk/domain/money'
import { paymentCodes } from '@vonk/domain/payments'
import { createDice, type Dice } from '../../catalogue/dice.ts'
import { brandOf } from '../../label/index.ts'
import { languageOf } from '../language-of.ts'
import type { World } from '../world.ts'
import type { Books } from './books.ts'
import { type ChosenDelivery, chooseDelivery } from './choose-delivery.ts'
import type { Assortment } from './create-assortment.ts'
import { fillCart, type Picked } from './fill-cart.ts'
import { billingAddressOf, type OrderPlan } from './plan-orders.ts'
import { priceOrder } from './price-order.ts'
import { type Counters, writeOrder } from './write-order.ts'

export type Shop = {
  readonly world: World
  readonly assortment: Assortment
  readonly books: Books
  readonly coupons: ReadonlyMap<string, Coupon>
}

/** A planned order as it is handed in; what it takes from coupons, cards and points is entered into the books. */
export function placeOrder(
  plan: OrderPlan,
  counters: Counters,
  { world, assortment, books, coupons }: Shop,
): StoredOrder {
  const dice = createDice(world.seed, `order:${plan.key}`)
  const storeCode = dice.pick(plan.shopper.storeCodes)
  const picked = fillCart({ plan, brand: brandOf(storeCode), now: world.now }, assortment, dice)
  const chosen = deliverySought({ plan, picked, storeCode }, world, dice)
  const delivery = chosen?.delivery ?? null
  const { countryId: country } = delivery?.address ?? billingAddressOf(plan)
  const totals = priceOrder({ plan, picked, country, delivery: chosen, coupons }, books, dice)
  const paymentMethod = choosePayment({ plan, country, due: totals.grandTotal }, dice)
  const order = writeOrder({ plan, storeCode, picked, delivery, totals, paymentMethod }, counters, world.seed)
  enter(order, plan, books)
  return order
}

type Sought = { readonly plan: OrderPlan; readonly picked: readonly Picked[]; readonly storeCode: string }

function deliverySought({ plan, picked, storeCode }: Sought, { places }: World, dice: Dice): ChosenDelivery | null {
  if (picked.every(({ sellable }) => sellable.type !== 'simple')) return null
  const address = dice.chance(0.8) ? billingAddressOf(plan) : dice.pick(plan.shopper.addresses)
  return chooseDelivery({ address, brand: brandOf(storeCode), language: languageOf(storeCode) }, { places, dice })
}

function enter({ orderId, totals }: StoredOrder, { placedAt: at, shopper }: OrderPlan, books: Books): void {
  const occasion = { orderId, at }
  const { giftCards, points } = totals.tenders
  books.visitors.remember(shopper.email)
  if (totals.couponCode !== null) books.coupons.enter(totals.couponCode, shopper, occasion)
  for (const { code, amount } of giftCards) if (amount > 0) books.cards.spend(code, amount, occasion)
  if (points.points > 0 && shopper.customerId !== null) {
    books.points.enter(shopper.customerId, { points: -points.points, reason: 'spent' }, occasion)
  }
}

const { card, ideal, payLater } = paymentCodes

const habits: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  NL: { [ideal]: 60, [card]: 22, [payLater]: 18 },
  BE: { [card]: 75, [payLater]: 25 },
  DE: { [payLater]: 52, [card]: 48 },
}

type Due = { readonly plan: OrderPlan; readonly country: string; readonly due: Cents }

/** How people of a country pay; what costs nothing is not paid. Only the lenders let hours pass before they decide. */
function choosePayment({ plan, country, due }: Due, dice: Dice): string {
  if (due === 0) return paymentCodes.free
  if (plan.fate === 'pending') return payLater
  return dice.weigh(habits[country] ?? { [card]: 1 })
}
