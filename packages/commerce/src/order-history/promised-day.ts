import type { ShopSettings } from '@vonk/domain/settings'
import { deliveryDate, isSameMethod } from '@vonk/domain/shipping'
import { findFormerView, type StoreDirectory, type StoreView } from '@vonk/domain/stores'
import { storeTimeAt } from '@vonk/domain/time'
import type { StoredOrder } from '../orders/index.ts'
import { isTariffOf, type Tariff } from '../shipping/index.ts'

export type PromiseParts = {
  readonly directory: StoreDirectory
  readonly tariffs: readonly Tariff[]
  settingsOf(view: StoreView): Pick<ShopSettings, 'sameDayCutoffHour'>
}

const onItsWay: readonly StoredOrder['status'][] = ['placed', 'processing', 'shipped']

/** The day an order is at the door by the rule that its buyer read on product page and checkout; null where they name no day. */
export function promisedDay(order: StoredOrder, { directory, tariffs, settingsOf }: PromiseParts): string | null {
  const { delivery, lines, status, statusChanges, placedAt, storeCode } = order
  // Nobody can promise a day for what has to be made first.
  if (!delivery || !onItsWay.includes(status) || lines.some(({ isPersonalised }) => isPersonalised)) return null
  const view = findFormerView(directory, storeCode)
  const ways = tariffs.filter(
    (tariff) => tariff.countryId === delivery.address.countryId && isTariffOf(tariff, view.brand),
  )
  // Where nothing can come the same day, the shop promises some working days.
  if (!ways.some(({ timing }) => timing === 'same-day')) return null
  const timing = ways.find((way) => isSameMethod(way, delivery))?.timing ?? 'standard'
  const paid = statusChanges.find((change) => change.status === 'processing')
  return deliveryDate(storeTimeAt(paid?.changedAt ?? placedAt), timing, settingsOf(view))
}
