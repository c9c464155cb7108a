import type { StoredOrder } from '@vonk/commerce/orders'
import type { StoredCoupon } from '@vonk/commerce/vouchers'
import { DAY, startOfDay } from '../../catalogue/calendar.ts'
import { createDice, type Dice } from '../../catalogue/dice.ts'
import { giftCardIdeas } from '../codes/gift-cards.data.ts'
import { MINUTE, SECOND, type World } from '../world.ts'
import { advanceOrder, type Moment } from './advance-order.ts'
import { type Books, createBooks } from './books.ts'
import { createAssortment } from './create-assortment.ts'
import { fates, type Step } from './fates.data.ts'
import { placeOrder } from './place-order.ts'
import type { OrderPlan } from './plan-orders.ts'

export type History = { readonly orders: readonly StoredOrder[]; readonly books: Books }

type Scheduled = { readonly at: number; readonly plan: OrderPlan; readonly moment: Moment | null }

/** Lets everything happen in the order of time, so that nobody spends what they do not have yet. */
export function makeHistory(plans: readonly OrderPlan[], coupons: readonly StoredCoupon[], world: World): History {
  const books = createBooks()
  issueCards(books, world)
  const byCode = new Map(coupons.map(({ coupon }) => [coupon.code, coupon]))
  const shop = { world, assortment: createAssortment(world.sellables), books, coupons: byCode }
  const orders = new Map<string, StoredOrder>()
  let line = 1
  for (const { plan, moment } of schedule(plans, world)) {
    if (moment === null) {
      const placed = placeOrder(plan, { order: orders.size + 1, line }, shop)
      line += placed.lines.length
      orders.set(plan.key, placed)
      continue
    }
    const order = orders.get(plan.key)
    if (order) orders.set(plan.key, advanceOrder(order, moment, { books, seed: world.seed }))
  }
  return { orders: [...orders.values()], books }
}

function schedule(plans: readonly OrderPlan[], world: World): readonly Scheduled[] {
  return plans
    .flatMap((plan) => [{ at: plan.placedAt, plan, moment: null }, ...momentsOf(plan, world)])
    .toSorted((one, other) => one.at - other.at)
}

function momentsOf(plan: OrderPlan, { seed }: World): readonly Scheduled[] {
  const dice = createDice(seed, `life:${plan.key}`)
  let at = plan.placedAt
  return fates[plan.fate].steps.map(({ deed, after, payment = null }) => {
    at = later(at, after, dice)
    // Banks say in three ways that no money comes.
    const told = payment && dice.pick(['failed', 'cancelled', 'expired'] as const)
    return { at, plan, moment: { at, deed, payment: told } }
  })
}

function later(at: number, after: Step['after'], dice: Dice): number {
  if ('minutes' in after) return at + dice.between(after.minutes[0] * 60, after.minutes[1] * 60) * SECOND
  const day = startOfDay(at) + dice.between(...after.days) * DAY
  return day + dice.between(8 * 60, 17 * 60) * MINUTE
}

function issueCards(books: Books, { now }: World): void {
  for (const { code, issued, expiresInDays, isActive } of giftCardIdeas) {
    const expiresAt = new Date(now + expiresInDays * DAY)
    books.cards.issue({ code, isActive, createdAt: new Date(now - 440 * DAY), expiresAt, orderId: null }, issued)
  }
}
