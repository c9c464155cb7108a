import type { Brand, DeliveryCost } from '@vonk/domain/stores'
import { tariffs } from './shipping-methods.data.ts'

/** What delivery to the door usually costs in a country, for those who have no cart yet. */
export function homeDeliveryIn(countryId: string, brand: Brand): DeliveryCost | null {
  const tariff = tariffs.find(
    ({ kind, isDefault, countries, brands }) =>
      kind === 'home' && isDefault && countries.includes(countryId) && brands.includes(brand),
  )
  return tariff ? { price: tariff.price, freeFrom: tariff.freeFrom } : null
}
