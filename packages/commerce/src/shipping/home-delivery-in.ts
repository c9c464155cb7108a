import type { Brand, DeliveryCost } from '@vonk/domain/stores'
import type { Tariff } from './schema.ts'
import { isTariffOf } from './store.ts'

/** What delivery to the door usually costs in a country, for those who have no cart yet. */
export function homeDeliveryIn(
  tariffs: readonly Tariff[],
  { countryId, brand }: { readonly countryId: string; readonly brand: Brand },
): DeliveryCost | null {
  const homes = tariffs.filter(
    (tariff) => tariff.kind === 'home' && tariff.countryId === countryId && isTariffOf(tariff, brand),
  )
  const usual = homes.find(({ isDefault }) => isDefault)
  if (!usual) return null
  const sameDay = homes.find(({ timing }) => timing === 'same-day')
  return {
    price: usual.price,
    freeFrom: usual.freeFrom,
    isSameDayOffered: sameDay !== undefined,
    sameDayPrice: sameDay?.price ?? null,
    isPickupFree: tariffs.some(
      ({ kind, price, ...tariff }) =>
        kind === 'store' && price === 0 && tariff.countryId === countryId && isTariffOf(tariff, brand),
    ),
  }
}

/** Whether anything comes the same day, of the ways to a country: else what goes there takes some working days. */
export function offersSameDay(tariffs: readonly Pick<Tariff, 'timing'>[]): boolean {
  return tariffs.some(({ timing }) => timing === 'same-day')
}
