import { Button } from '@vonk/ui/button'
import { useAccountTranslation } from '../../i18n/index.ts'
import { DoneHeading, Fact, ReceivedAt } from './receipt-parts.tsx'
import type { ReceivedStatement } from './use-withdrawal.ts'
import styles from './withdrawal-page.module.css'

type StatementReceiptProps = { received: ReceivedStatement; onAnew: () => void }

/** What was received and when, in the same words whether there is such an order or not: only the buyer's mailbox learns that. */
export function StatementReceipt({ received, onAnew }: StatementReceiptProps) {
  const t = useAccountTranslation()
  const { orderNumber, email, receivedAt } = received
  return (
    <>
      <DoneHeading title={t('withdrawal.received-title')} />
      <p className={styles.mailed}>{t('withdrawal.received', { number: orderNumber, email })}</p>
      <dl className={styles.card}>
        <ReceivedAt moment={receivedAt} />
        <Fact label={t('withdrawal.order-number')}>{orderNumber}</Fact>
        <Fact label={t('withdrawal.declared-email')}>
          <span className={styles.mailed}>{email}</span>
        </Fact>
      </dl>
      <p className={styles.note}>{t('withdrawal.received-next')}</p>
      <p className={styles.small}>{t('withdrawal.no-mail')}</p>
      <Button look="secondary" onClick={onAnew}>
        {t('withdrawal.begin-anew')}
      </Button>
    </>
  )
}
