import { formatPrice } from '@vonk/domain/pricing'
import type { ProductType } from '@vonk/domain/products'
import type { DeliveryCost } from '@vonk/domain/stores'
import { storeTimeAt } from '@vonk/domain/time'
import { useEffect, useState } from 'react'
import { useSettings } from '../../../device/index.ts'
import { useTranslation } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/controls/icon.tsx'
import { useShop } from '../../stores/index.ts'
import { type DeliveryDay, deliveryDay, weekdayName } from './delivery-day.ts'
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

function DeliveryCosts({ price, freeFrom }: DeliveryCost) {
  const t = useTranslation()
  const { priceFormat } = useShop().view
  // In a running sentence the sign and its amount stay on one line.
  const show = (cents: number) => formatPrice(cents, priceFormat).replace(' ', '\u00A0')
  const amounts = { price: show(price) }
  if (freeFrom === null) return t('product.delivery.cost', amounts)
  return t('product.delivery.cost-free-from', { ...amounts, freeFrom: show(freeFrom) })
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
