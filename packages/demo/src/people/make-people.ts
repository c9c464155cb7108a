import type { StoredLoyaltyCard } from '@vonk/commerce/loyalty'
import { makeCoupons } from './codes/make-coupons.ts'
import { makeHistory } from './orders/make-history.ts'
import { planOrders } from './orders/plan-orders.ts'
import type { People, PeopleRequest } from './people.ts'
import { makeFamily } from './persons/make-family.ts'
import { makePersons } from './persons/make-persons.ts'
import { makeWishes } from './persons/make-wishes.ts'
import type { Person } from './persons/person.ts'
import { createWorld } from './world.ts'

/** The label's customers with fourteen months of orders: the same seed, day and products, the same people. */
export async function makePeople(request: PeopleRequest): Promise<People> {
  const world = createWorld(request)
  const persons = await makePersons(world)
  const coupons = makeCoupons(persons, world)
  const { orders, books } = makeHistory(planOrders(persons, coupons, world), coupons, world)
  return {
    customers: persons.map(({ customer }) => customer),
    addresses: persons.flatMap(({ addresses }) => addresses),
    wishes: makeWishes(persons, world),
    children: makeFamily(persons, world),
    orders,
    coupons,
    couponUses: books.coupons.uses,
    giftCards: books.cards.cards,
    giftCardEntries: books.cards.entries,
    loyaltyCards: persons.map(loyaltyCardOf),
    loyaltyEntries: books.points.entries,
  }
}

/** Numbers that begin with 2 are free for a shop's own cards; the last digit proves the others. */
function loyaltyCardOf({ customer: { id, createdAt } }: Person): StoredLoyaltyCard {
  const digits = `29${String(id).padStart(10, '0')}`
  const sum = Array.from(digits, (digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 3)).reduce((a, b) => a + b, 0)
  return { customerId: id, number: `${digits}${(10 - (sum % 10)) % 10}`, issuedAt: createdAt }
}
