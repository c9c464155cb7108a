import { useTranslation } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/controls/icon.tsx'
import styles from './payment-marks.module.css'

const ways = [
  { id: 'cart.pay.ideal', icon: 'shield' },
  { id: 'cart.pay.card', icon: 'card' },
  { id: 'cart.pay.later', icon: 'clock' },
  { id: 'cart.gift.title', icon: 'gift' },
] as const

/** How the cart can be paid. */
export function PaymentMarks() {
  const t = useTranslation()
  return (
    <ul className={styles.marks} aria-label={t('cart.payment-marks')}>
      {ways.map(({ id, icon }) => (
        <li key={id}>
          <Icon name={icon} size="s" />
          {t(id)}
        </li>
      ))}
    </ul>
  )
}
