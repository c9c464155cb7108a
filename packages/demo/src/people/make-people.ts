import type { StoredLoyaltyCard } from '@vonk/commerce/loyalty'
import { cardNumberOf } from '@vonk/domain/loyalty'
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
    boughtCards: books.cards.bought,
    loyaltyCards: persons.map(loyaltyCardOf),
    loyaltyEntries: books.points.entries,
  }
}

/** Numbers that begin with 2 are free for a shop's own cards. */
function loyaltyCardOf({ customer: { id, createdAt } }: Person): StoredLoyaltyCard {
  return { customerId: id, number: cardNumberOf(`29${String(id).padStart(10, '0')}`), issuedAt: createdAt }
}
