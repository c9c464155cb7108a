import { toCents } from '@vonk/domain/money'
import { formatPrice } from '@vonk/domain/pricing'
import { useAccountTranslation } from '../../i18n/index.ts'
import { useShop } from '../stores/index.ts'
import styles from './withdrawal-page.module.css'

/** Why less is paid back than was paid: gift cards of the order have been spent. */
export function SpentCardsNote({ kept }: { kept: number }) {
  const t = useAccountTranslation()
  const { priceFormat } = useShop().view
  if (kept <= 0) return null
  return (
    <p className={styles.note}>{t('withdrawal.cards-spent', { amount: formatPrice(toCents(kept), priceFormat) })}</p>
  )
}
