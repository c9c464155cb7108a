import { formatPrice } from '@vonk/domain/pricing'
import { Icon } from '@vonk/ui/icon'
import { useAccountTranslation, useDates } from '#i18n/index.ts'
import { useShop } from '../../stores/index.ts'
import { Barcode } from './barcode.tsx'
import type { KnownCard } from './kept-card.ts'
import styles from './loyalty-card.module.css'

type LoyaltyCardProps = { card: KnownCard; holder: string }

/** The card itself: whose it is, what is on it, and the code for the till. */
export function LoyaltyCard({ card, holder }: LoyaltyCardProps) {
  const t = useAccountTranslation()
  const { formatDay } = useDates()
  const { view } = useShop()
  const { number, balance, worth, keptSince } = card
  return (
    <section className={styles.card} aria-label={t('account.loyalty.title')}>
      <div className={styles.front}>
        <p className={styles.holder}>{holder}</p>
        <p className={styles.points}>{t('account.loyalty.points', { points: balance })}</p>
        <p>
          {balance < 0
            ? t('account.loyalty.owed')
            : t('account.loyalty.worth', { worth: formatPrice(worth, view.priceFormat) })}
        </p>
      </div>
      <div className={styles.scan}>
        <Barcode number={number} label={t('account.loyalty.code')} />
        <p className={styles.number}>
          <span>{t('account.loyalty.number')}</span> <b>{number.replace(/^(\d)(\d{6})(\d{6})$/, '$1 $2 $3')}</b>
        </p>
      </div>
      {keptSince !== null && (
        <p className={styles.kept} role="status">
          <Icon name="offline" size="s" />
          {t('account.loyalty.kept', { day: formatDay(keptSince) })}
        </p>
      )}
    </section>
  )
}

/** What points are good for. */
export function LoyaltyRules({ pointsPerEuro }: Pick<KnownCard, 'pointsPerEuro'>) {
  const t = useAccountTranslation()
  const { priceFormat } = useShop().view
  const worth = formatPrice(100, priceFormat)
  return (
    <section className={styles.rules}>
      <h2 className={styles.subtitle}>{t('account.loyalty.how')}</h2>
      <ul>
        <li>
          <Icon name="points" />
          {t('account.loyalty.how.earn')}
        </li>
        <li>
          <Icon name="tag" />
          {t('account.loyalty.how.spend', { points: String(pointsPerEuro), worth })}
        </li>
        <li>
          <Icon name="store" />
          {t('account.loyalty.scan')}
        </li>
        <li>
          <Icon name="return" />
          {t('account.loyalty.how.return')}
        </li>
      </ul>
    </section>
  )
}
