import type { PhysicalStore } from '@vonk/contract'
import type { Instant } from '@vonk/domain/pricing'
import { slugify } from '@vonk/domain/text'
import { createDice } from '../catalogue/dice.ts'
import type { Brand } from '../label/index.ts'
import { exceptionsOf } from './holidays.ts'
import { type ShopPlan, shopPlans } from './shops.data.ts'
import { type Town, towns } from './towns.data.ts'
import { shopWeeks } from './weeks.ts'

const signs = { vonk: 'Vonk', razz: 'Razz' } as const

/** A shop of the label's own brands. */
export type DemoPlace = PhysicalStore & { readonly brands: readonly Brand[] }

/** The shops of brick and mortar as they open from today on. */
export function makeShops({ seed, today }: { seed: number; today: Instant }): readonly DemoPlace[] {
  return shopPlans.map((plan) => {
    const { countryId, region } = townOf(plan)
    const week = createDice(seed, `week of shop ${plan.id}`).pick(shopWeeks[countryId])
    const name = [plan.brands.map((brand) => signs[brand]).join(' & '), plan.town, plan.quarter]
      .filter(Boolean)
      .join(' ')
    const slug = slugify(name)
    const [latitude, longitude] = plan.at
    return {
      id: plan.id,
      slug,
      name,
      brands: plan.brands,
      street: plan.street,
      postcode: plan.postcode,
      city: plan.town,
      countryId,
      latitude,
      longitude,
      phone: plan.phone,
      email: `${slugify(plan.town)}@${plan.brands[0]}.example`,
      image: `/store/1200x900/${slug}.svg`,
      isPickupLocation: plan.isPickup,
      week,
      exceptions: exceptionsOf(today, { countryId, region, week }),
    }
  })
}

function townOf({ town }: ShopPlan): Town {
  const found = towns.find(({ name }) => name === town)
  if (!found) throw new Error(`nothing is known of the town ${town}`)
  return found
}
