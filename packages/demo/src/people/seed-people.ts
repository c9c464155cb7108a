import { putAddresses, putChildren, putCustomers, putWishes } from '@vonk/commerce/customers'
import { putLoyaltyCards, putLoyaltyEntries } from '@vonk/commerce/loyalty'
import { putBoughtCards, putOrders, putParcels, type StoredOrder } from '@vonk/commerce/orders'
import { putCoupons, putCouponUses, putGiftCardEntries, putGiftCards } from '@vonk/commerce/vouchers'
import type { Db } from '@vonk/platform/db'
import type { People } from './people.ts'
import { seedBank } from './seed-bank.ts'

/** Stores the people in the order their rows refer to each other; done again, nothing changes. */
export async function seedPeople(db: Db, people: People): Promise<void> {
  await putCustomers(db, people.customers)
  await putAddresses(db, people.addresses)
  await putWishes(db, people.wishes)
  await putChildren(db, people.children)
  await putOrders(db, people.orders)
  await putParcels(db, parcelsOf(people.orders))
  await seedBank(db, people.orders)
  await putCoupons(db, people.coupons)
  await putCouponUses(db, people.couponUses)
  await putGiftCards(db, people.giftCards)
  await putGiftCardEntries(db, people.giftCardEntries)
  await putBoughtCards(db, people.boughtCards)
  await putLoyaltyCards(db, people.loyaltyCards)
  await putLoyaltyEntries(db, people.loyaltyEntries)
}

/** What was sent to a door or a parcel point, under the numbers its carrier gave it. */
function parcelsOf(orders: readonly StoredOrder[]) {
  return orders.flatMap(({ orderId, entityId, delivery, statusChanges }) => {
    const sent = statusChanges.find(({ status }) => status === 'shipped')
    if (!sent || !delivery || delivery.place.kind === 'store') return []
    const trackingCode = `3SVONK${String(entityId).padStart(8, '0')}`
    return [{ orderId, carrierCode: delivery.carrierCode, trackingCode, shippedAt: sent.changedAt }]
  })
}
