import { storeTimeAt } from '@vonk/domain/time'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/index.ts'
import { useShop } from '../../stores/index.ts'
import styles from './open-state.module.css'
import { type Opening, openingAt } from './opening.ts'
import type { ShopLocation } from './shop-location.ts'
import { weekdayNames } from './weekday-names.ts'

/** Whether the shop is open now, by its own clock; filled in by the browser, as a page may be older than a minute. */
export function OpenState({ shop }: { shop: ShopLocation }) {
  const t = useTranslation()
  const { locale } = useShop().view
  const [opening, setOpening] = useState<Opening | null>(null)
  useEffect(() => setOpening(openingAt(shop, storeTimeAt(new Date()))), [shop])
  return (
    <p className={styles.state} data-state={opening?.state}>
      {opening?.state === 'open' && t('locator.open-until', { time: opening.until })}
      {opening?.state === 'opens-today' && t('locator.opens-today', { time: opening.at })}
      {opening?.state === 'opens-later' &&
        t('locator.opens-later', { day: weekdayNames(locale)[opening.weekday] ?? '', time: opening.at })}
      {opening?.state === 'closed' && t('locator.closed')}
    </p>
  )
}
