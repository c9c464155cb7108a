import { formatPrice } from '@vonk/domain/pricing'
import type { ProductType } from '@vonk/domain/products'
import type { OrderSettings } from '@vonk/domain/settings'
import { isSameDayPossible } from '@vonk/domain/shipping'
import type { DeliveryCost } from '@vonk/domain/stores'
import { type HourOfWeek, storeTimeAt, type Weekday } from '@vonk/domain/time'
import { useEffect, useState } from 'react'
import { useSettings } from '../../../device/index.ts'
import { useTranslation } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/controls/icon.tsx'
import { useShop } from '../../stores/index.ts'
import styles from './delivery-promise.module.css'

/** When it comes, what that costs and how it goes back, beside the button that orders it. */
export function DeliveryPromise({ type, isSoldOut = false }: { type: ProductType; isSoldOut?: boolean }) {
  const t = useTranslation()
  const { view } = useShop()
  const { homeDelivery } = view
  if (type === 'virtual' || type === 'downloadable') {
    return (
      <ul className={styles.promises}>
        <li>
          <Icon name={type === 'virtual' ? 'mail' : 'download'} />
          {t(type === 'virtual' ? 'product.delivery.email' : 'product.delivery.download')}
        </li>
      </ul>
    )
  }
  return (
    <ul className={styles.promises}>
      {!isSoldOut && (
        <li>
          <Icon name="truck" />
          {homeDelivery?.isSameDayOffered ? <DeliveryTime /> : t('product.delivery.days')}
        </li>
      )}
      {homeDelivery && (
        <li>
          <Icon name="store" />
          <DeliveryCosts {...homeDelivery} />
        </li>
      )}
      <li>
        <Icon name="return" />
        {t('product.delivery.returns')}
      </li>
    </ul>
  )
}

export function DeliveryCosts({ price, freeFrom, isPickupFree }: DeliveryCost) {
  const t = useTranslation()
  const { priceFormat } = useShop().view
  // In a running sentence the sign and its amount stay on one line.
  const show = (cents: number) => formatPrice(cents, priceFormat).replace(' ', '\u00A0')
  const amounts = { price: show(price) }
  if (freeFrom === null) return t(isPickupFree ? 'product.delivery.cost' : 'product.delivery.cost-home', amounts)
  const all = { ...amounts, freeFrom: show(freeFrom) }
  return t(isPickupFree ? 'product.delivery.cost-free-from' : 'product.delivery.cost-home-free-from', all)
}

/** The page is the same for everyone at any hour; the day is filled in by the clock of whoever looks. */
function DeliveryTime() {
  const t = useTranslation()
  const { locale } = useShop().view
  const settings = useSettings()
  const [day, setDay] = useState<DeliveryDay | null>(null)
  useEffect(() => setDay(deliveryDay(storeTimeAt(new Date()), settings)), [settings])
  const hour = String(settings.sameDayCutoffHour)
  if (day === null) return t('product.delivery.rule', { hour })
  if (day.kind === 'today') return t('product.delivery.today', { hour })
  return t('product.delivery.next', { day: weekdayName(day.weekday, locale) })
}

type DeliveryDay = { readonly kind: 'today' } | { readonly kind: 'on'; readonly weekday: Weekday }

/** When an order placed now is at the door: today before the cut-off, else on the next day that is no Sunday. */
export function deliveryDay(time: HourOfWeek, settings: Pick<OrderSettings, 'sameDayCutoffHour'>): DeliveryDay {
  if (isSameDayPossible(time, settings)) return { kind: 'today' }
  const isSaturday = time.weekday === 6
  return { kind: 'on', weekday: isSaturday || time.weekday === 0 ? 1 : nextDay(time.weekday) }
}

function nextDay(weekday: Weekday): Weekday {
  const days = [1, 2, 3, 4, 5, 6, 0] as const
  return days[weekday] ?? 1
}

/** The name of a weekday in the shopper's language. */
export function weekdayName(weekday: Weekday, locale: string): string {
  // 2023-01-01 was a Sunday.
  const day = new Date(Date.UTC(2023, 0, 1 + weekday))
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day)
}
