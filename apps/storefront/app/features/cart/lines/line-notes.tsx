import { useTranslation } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/controls/icon.tsx'
import { useIsOnline } from '../../../ui/use-is-online.ts'
import type { CartRow } from './cart-row.ts'
import styles from './line-notes.module.css'

const icons = { 'in-stock': 'check', 'out-of-stock': 'warning', checking: 'clock' } as const

/** Whether the line can be had, how it comes when nothing is delivered, and what else there is to say. */
export function LineNotes({ row: { stock, type, left } }: { row: CartRow }) {
  const t = useTranslation()
  // Without a network the question waits: nobody is looking.
  const isTold = useIsOnline() || stock !== 'checking'
  return (
    <div className={styles.notes}>
      {stock && isTold && left === null && (
        <p className={styles.stock} data-state={stock}>
          <Icon name={icons[stock]} size="s" />
          {t(`cart.line.${stock}`)}
        </p>
      )}
      {type === 'virtual' && <p>{t('cart.line.by-mail')}</p>}
      {type === 'downloadable' && <p>{t('cart.line.download')}</p>}
      <p className={styles.problem} role="status">
        {left !== null && <Icon name="warning" size="s" />}
        {left !== null && t('product.refused.quantity', { amount: left })}
      </p>
    </div>
  )
}
