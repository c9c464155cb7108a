import type { StoredCoupon } from '@vonk/commerce/vouchers'
import { foldEmail } from '@vonk/domain/newsletter'
import type { OrderAddress } from '@vonk/domain/orders'
import { DAY } from '../../catalogue/calendar.ts'
import { createDice, type Dice } from '../../catalogue/dice.ts'
import { emptyCard, partUsedCard } from '../codes/gift-cards.data.ts'
import type { Person } from '../persons/person.ts'
import { makeGuest, type Shopper, shopperOf } from '../persons/shopper.ts'
import { MINUTE, SECOND, type World } from '../world.ts'
import { type Fate, fates } from './fates.data.ts'

/** An order to come: who, when, and how it ends. */
export type OrderPlan = {
  readonly key: string
  readonly shopper: Shopper
  readonly fate: Fate
  readonly placedAt: number
  /** Tried one after another until one is accepted. */
  readonly coupons: readonly string[]
  readonly giftCard: string | null
  /** One thing only, of a moderate price. */
  readonly isSmall: boolean
}

const guests = 34

export function billingAddressOf({ key, shopper }: OrderPlan): OrderAddress {
  const [first] = shopper.addresses
  if (!first) throw new Error(`${key}: who orders has an address`)
  return first
}

/** One person shows every way an order can go. */
const showcase = 'sanne@example.com'
const shown: readonly Fate[] = [
  'placed',
  'pending',
  'processing',
  'on-its-way',
  'partly-returned',
  'returned',
  'never-opened',
  'not-paid',
  'called-off',
]

export function planOrders(
  persons: readonly Person[],
  coupons: readonly StoredCoupon[],
  world: World,
): readonly OrderPlan[] {
  const ofCustomers = persons.flatMap((person) => {
    const mailed = coupons.find(({ issuedTo }) => issuedTo === foldEmail(person.customer.email))
    return plansOf(person, mailed?.coupon.code ?? null, world)
  })
  const ofGuests = Array.from({ length: guests }, (_, index) =>
    planOrder({ shopper: makeGuest(index, world), key: `guest:${index}`, daysKnown: 430 }, world),
  )
  return [...ofCustomers, ...ofGuests].toSorted(
    (one, other) => one.placedAt - other.placedAt || one.key.localeCompare(other.key, 'en'),
  )
}

function plansOf(person: Person, mailed: string | null, world: World): readonly OrderPlan[] {
  const { customer, orders, daysKnown } = person
  const shopper = shopperOf(person, world)
  return Array.from({ length: orders }, (_, index) => {
    const special = specialOf(customer.email, index)
    const plan = planOrder({ shopper, key: `${customer.email}:${index}`, daysKnown, special }, world)
    // Who was mailed a code tries it first.
    return mailed === null || isCanceled(plan.fate) ? plan : { ...plan, coupons: [mailed, ...plan.coupons] }
  })
}

type Special = Partial<Pick<OrderPlan, 'fate' | 'coupons' | 'giftCard' | 'isSmall'>>

/** The codes of docs/demo.md that were used before have been used here. */
function specialOf(email: string, place: number): Special {
  if (email === 'noor@example.com' && place === 0) return { fate: 'delivered', coupons: ['FAMILY15'] }
  if (email !== showcase) return {}
  const fate = shown[place] ?? 'delivered'
  if (place === shown.length) return { fate, coupons: [], giftCard: partUsedCard, isSmall: true }
  return place === shown.length + 1 ? { fate, coupons: [], giftCard: emptyCard } : { fate }
}

type Occasion = {
  readonly shopper: Shopper
  readonly key: string
  readonly daysKnown: number
  readonly special?: Special
}

function planOrder({ shopper, key, daysKnown, special = {} }: Occasion, { seed, now }: World): OrderPlan {
  const dice = createDice(seed, `plan:${key}`)
  const fate = special.fate ?? pickFate(daysKnown, dice)
  return {
    key,
    shopper,
    fate,
    placedAt: now - ageOf(fate, daysKnown, dice),
    coupons: special.coupons ?? (isCanceled(fate) ? [] : chooseCoupons(dice)),
    giftCard: special.giftCard ?? null,
    isSmall: special.isSmall ?? false,
  }
}

// A canceled order gives its use back, and then a coupon that was used up would not be.
function isCanceled(fate: Fate): boolean {
  return fates[fate].steps.some(({ deed }) => deed === 'canceled')
}

function pickFate(daysKnown: number, dice: Dice): Fate {
  const weights = Object.fromEntries(
    Object.entries(fates).map(([fate, { age, weight }]) => [fate, age[0] / 24 < daysKnown - 2 ? weight : 0]),
    // Object.entries forgets the type of the keys.
  ) as Record<Fate, number>
  return dice.weigh(weights)
}

/** People shop by day; what is younger than three days is counted in hours. */
function ageOf(fate: Fate, daysKnown: number, dice: Dice): number {
  const [youngest, oldest] = fates[fate].age
  if (oldest < 72) return dice.between(youngest * 60, oldest * 60) * MINUTE
  const days = dice.between(youngest / 24, Math.min(oldest / 24, daysKnown - 2))
  return days * DAY - dice.between(7 * 60, 22 * 60) * MINUTE - dice.between(0, 59) * SECOND
}

const popular = ['FASTEST5', 'SPRING20', 'WELCOME10', 'BIG15', 'FREESHIP', 'FIVEOFF', 'NOSHOES20', 'FAMILY15']

/** Who tries codes at all tries the best ones first. */
function chooseCoupons(dice: Dice): readonly string[] {
  if (!dice.chance(0.45)) return []
  const best = popular.slice(0, 3).filter(() => dice.chance(0.6))
  return [...best, ...(dice.chance(0.7) ? [dice.pick(popular.slice(3))] : [])]
}
