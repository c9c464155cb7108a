import type { Brand, DeliveryCost } from '@vonk/domain/stores'
import { tariffs } from './shipping-methods.data.ts'

/** What delivery to the door usually costs in a country, for those who have no cart yet. */
export function homeDeliveryIn(countryId: string, brand: Brand): DeliveryCost | null {
  const homes = tariffs.filter(
    ({ kind, countries, brands }) => kind === 'home' && countries.includes(countryId) && brands.includes(brand),
  )
  const usual = homes.find(({ isDefault }) => isDefault)
  if (!usual) return null
  return {
    price: usual.price,
    freeFrom: usual.freeFrom,
    isSameDayOffered: homes.some(({ timing }) => timing === 'same-day'),
  }
}
