import { useAccountTranslation } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/controls/button-link.tsx'
import { DoneHeading, Fact, ReceivedAt } from './receipt-parts.tsx'
import { SpentCardsNote } from './spent-cards-note.tsx'
import type { CompletedWithdrawal } from './use-withdrawal.ts'
import styles from './withdrawal-page.module.css'

/** What was called off or is to come back; the same goes out by mail. */
export function WithdrawalDone({ done }: { done: CompletedWithdrawal }) {
  const t = useAccountTranslation()
  const { orderNumber, receivedAt, outcome, kept, lines } = done
  return (
    <>
      <DoneHeading title={t('withdrawal.done-title')} />
      <p>{t('withdrawal.done')}</p>
      <dl className={styles.card}>
        <ReceivedAt moment={receivedAt} />
        <Fact label={t('withdrawal.order-number')}>{orderNumber}</Fact>
        <Fact label={t('withdrawal.goods')}>
          {lines.map(({ id, name, details, qty }) => (
            <span key={id} className={styles.product}>
              {qty} × {name}
              {details.length > 0 && <span className={styles.small}>{details.join(', ')}</span>}
            </span>
          ))}
        </Fact>
      </dl>
      <p className={styles.note}>{t(`withdrawal.after.${outcome}`)}</p>
      <SpentCardsNote kept={kept} />
      <ButtonLink to="/">{t('withdrawal.shop')}</ButtonLink>
    </>
  )
}
