import type { ShopSettings } from '@vonk/domain/settings'
import { daysToFarDelivery, deliveryDate, isSameMethod } from '@vonk/domain/shipping'
import { findFormerView, type StoreDirectory, type StoreView } from '@vonk/domain/stores'
import { addDays, storeTimeAt } from '@vonk/domain/time'
import type { StoredOrder } from '../orders/index.ts'
import { isTariffOf, offersSameDay, type Tariff } from '../shipping/index.ts'

export type PromiseParts = {
  readonly directory: StoreDirectory
  readonly tariffs: readonly Tariff[]
  settingsOf(view: StoreView): Pick<ShopSettings, 'sameDayCutoffHour'>
}

const onItsWay: readonly StoredOrder['status'][] = ['placed', 'processing', 'shipped']

/** The day by which an order is there, by the rule that its buyer read on product page and checkout; null where it names none. */
export function promisedDay(order: StoredOrder, { directory, tariffs, settingsOf }: PromiseParts): string | null {
  const { delivery, lines, status, statusChanges, placedAt, storeCode } = order
  // Nobody can promise a day for what has to be made first.
  if (!delivery || !onItsWay.includes(status) || lines.some(({ isPersonalised }) => isPersonalised)) return null
  const view = findFormerView(directory, storeCode)
  const ways = tariffs.filter(
    (tariff) => tariff.countryId === delivery.address.countryId && isTariffOf(tariff, view.brand),
  )
  const timing = ways.find((way) => isSameMethod(way, delivery))?.timing ?? 'standard'
  const paid = statusChanges.find((change) => change.status === 'processing')
  const [clock, settings] = [storeTimeAt(paid?.changedAt ?? placedAt), settingsOf(view)]
  // What is fetched from a shop travels there first.
  if (offersSameDay(ways) && delivery.place.kind !== 'store') return deliveryDate(clock, timing, settings)
  return addDays(clock.date, daysToFarDelivery(clock, settings).latest)
}
