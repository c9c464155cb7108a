import type { CallResult } from '@vonk/client'
import type { listStockAlerts } from '@vonk/contract/calls'
import { buildUrl } from '@vonk/domain/stores'
import { Button } from '@vonk/ui/button'
import { Link } from 'react-router'
import { useAccountTranslation, useDates } from '#i18n/index.ts'
import { useShop } from '../../stores/index.ts'
import { dayOf } from '../orders/order-view.ts'
import styles from '../profile/profile.module.css'

export type AwaitedAlert = CallResult<typeof listStockAlerts>[number]

type AwaitedRowProps = { alert: AwaitedAlert; isBusy: boolean; onEnd: () => void }

/** One thing that is waited for, and the way to wait no longer. */
export function AwaitedRow({ alert, isBusy, onEnd }: AwaitedRowProps) {
  const t = useAccountTranslation()
  const { formatDay } = useDates()
  const { sku, product } = alert
  const details = product ? product.details.join(', ') : t('account.awaited.gone')
  const name = [product?.name ?? sku, product && details].filter(Boolean).join(', ')
  return (
    <li className={styles.address}>
      <p className={styles.lines}>
        <ProductLink alert={alert} />
        {details !== '' && <span>{details}</span>}
        <span className={styles.lead}>{t('account.awaited.since', { day: formatDay(dayOf(alert.asked_at)) })}</span>
      </p>
      <div className={styles.buttons}>
        <Button
          size="s"
          look="quiet"
          isBusy={isBusy}
          aria-label={t('account.awaited.end-of', { name })}
          onClick={onEnd}
        >
          {t('account.awaited.end')}
        </Button>
      </div>
    </li>
  )
}

/** It may have been asked for in another of our shops. */
function ProductLink({ alert: { sku, product, store_code: code } }: { alert: AwaitedAlert }) {
  const { view, directory, origin } = useShop()
  if (!product) return <strong>{sku}</strong>
  if (code === view.code) return <Link to={product.page}>{product.name}</Link>
  const other = directory.views.find((each) => each.code === code)
  return other ? <a href={buildUrl(other, product.page, origin)}>{product.name}</a> : <strong>{product.name}</strong>
}
