import type { StoredWish } from '@vonk/commerce/customers'
import { DAY } from '../../catalogue/calendar.ts'
import { createDice } from '../../catalogue/dice.ts'
import { brandOf } from '../../label/index.ts'
import { byBrand } from '../orders/create-assortment.ts'
import { MINUTE, type World } from '../world.ts'
import type { Person } from './person.ts'

/** The pages people keep coming back to; a page is wished for, whatever its sizes. */
export function makeWishes(persons: readonly Person[], { seed, sellables }: World): readonly StoredWish[] {
  const shown = byBrand(sellables.filter(({ isListed, type }) => isListed && type === 'simple'))
  return persons.flatMap(({ customer, storeCodes, wishes, daysKnown }) => {
    const dice = createDice(seed, `wishes:${customer.email}`)
    const liked = Array.from({ length: wishes }, () => dice.pick(shown[brandOf(dice.pick(storeCodes))]).parentSku)
    return [...new Set(liked)].map((sku) => ({
      customerId: customer.id,
      sku,
      addedAt: new Date(
        customer.createdAt.getTime() + dice.between(0, daysKnown - 1) * DAY + dice.between(0, 90) * MINUTE,
      ),
      price: null,
      storeCode: customer.storeCode,
      wasSoldOut: false,
    }))
  })
}
