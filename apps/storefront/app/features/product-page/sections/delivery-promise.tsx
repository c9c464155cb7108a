import type { Cents } from '@vonk/domain/money'
import { formatPrice } from '@vonk/domain/pricing'
import type { ProductType } from '@vonk/domain/products'
import type { OrderSettings } from '@vonk/domain/settings'
import { daysToDelivery } from '@vonk/domain/shipping'
import type { DeliveryCost } from '@vonk/domain/stores'
import { type HourOfWeek, storeTimeAt, type Weekday } from '@vonk/domain/time'
import { Icon } from '@vonk/ui/icon'
import { useEffect, useState } from 'react'
import { useSettings } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { useShop } from '../../stores/index.ts'
import styles from './delivery-promise.module.css'

/** When it comes, what that costs and how it goes back, beside the button that orders it. */
export function DeliveryPromise({ type, isSoldOut = false }: { type: ProductType; isSoldOut?: boolean }) {
  const t = useLaterTranslation()
  const { view } = useShop()
  const { homeDelivery } = view
  const sameDayPrice = homeDelivery?.sameDayPrice ?? null
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
      {!isSoldOut && sameDayPrice !== null && (
        <li>
          <Icon name="clock" />
          <SameDay price={sameDayPrice} />
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
  const t = useLaterTranslation()
  const show = usePriceInText()
  const amounts = { price: show(price) }
  if (freeFrom === null) return t(isPickupFree ? 'product.delivery.cost' : 'product.delivery.cost-home', amounts)
  const all = { ...amounts, freeFrom: show(freeFrom) }
  return t(isPickupFree ? 'product.delivery.cost-free-from' : 'product.delivery.cost-home-free-from', all)
}

/** In a running sentence the sign and its amount stay on one line. */
function usePriceInText() {
  const { priceFormat } = useShop().view
  return (cents: number) => formatPrice(cents, priceFormat).replace(' ', '\u00A0')
}

/** The page is the same for everyone at any hour; the day is filled in by the clock of whoever looks. */
function DeliveryTime() {
  const t = useLaterTranslation()
  const { locale } = useShop().view
  const settings = useSettings()
  const [now, setNow] = useState<HourOfWeek | null>(null)
  useEffect(() => setNow(storeTimeAt(new Date())), [])
  if (now === null) return t('product.delivery.rule', { hour: String(settings.sameDayCutoffHour) })
  return t('product.delivery.next', { day: weekdayName(deliveryDay(now, settings), locale) })
}

/** Sooner than usual, and what that costs. */
function SameDay({ price }: { price: Cents }) {
  const t = useLaterTranslation()
  const { sameDayCutoffHour } = useSettings()
  return t('product.delivery.same-day', { price: usePriceInText()(price), hour: String(sameDayCutoffHour) })
}

/** The day an order placed now is at the door, as the slots of the checkout have it. */
export function deliveryDay(now: HourOfWeek, settings: Pick<OrderSettings, 'sameDayCutoffHour'>): Weekday {
  // Of seven days there is no other.
  return ((now.weekday + daysToDelivery(now, settings)) % 7) as Weekday
}

/** The name of a weekday in the shopper's language. */
export function weekdayName(weekday: Weekday, locale: string): string {
  // 2023-01-01 was a Sunday.
  const day = new Date(Date.UTC(2023, 0, 1 + weekday))
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day)
}
