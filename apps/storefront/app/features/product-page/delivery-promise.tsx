import { formatPrice } from '@vonk/domain/pricing'
import type { ProductType } from '@vonk/domain/products'
import { defaultSettings } from '@vonk/domain/settings'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { useShop } from '../stores/index.ts'
import { homeDeliveryCents } from './delivery-costs.data.ts'
import { type DeliveryDay, deliveryDay, storeTimeAt, weekdayName } from './delivery-day.ts'
import styles from './delivery-promise.module.css'

/** When it comes, what that costs and how it goes back, beside the button that orders it. */
export function DeliveryPromise({ type }: { type: ProductType }) {
  const t = useTranslation()
  const { view } = useShop()
  const cost = homeDeliveryCents[view.taxCountry]
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
      <li>
        <Icon name="truck" />
        <DeliveryTime />
      </li>
      {cost !== undefined && (
        <li>
          <Icon name="store" />
          {t('product.delivery.cost', { price: formatPrice(cost, view.priceFormat) })}
        </li>
      )}
      <li>
        <Icon name="return" />
        {t('product.delivery.returns')}
      </li>
    </ul>
  )
}

/** The page is the same for everyone at any hour; the day is filled in by the clock of whoever looks. */
function DeliveryTime() {
  const t = useTranslation()
  const { locale } = useShop().view
  const [day, setDay] = useState<DeliveryDay | null>(null)
  useEffect(() => setDay(deliveryDay(storeTimeAt(new Date()), defaultSettings)), [])
  const hour = String(defaultSettings.sameDayCutoffHour)
  if (day === null) return t('product.delivery.rule', { hour })
  if (day.kind === 'today') return t('product.delivery.today', { hour })
  return t('product.delivery.next', { day: weekdayName(day.weekday, locale) })
}
