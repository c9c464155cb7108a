import type { ReactNode } from 'react'
import { useAccountTranslation, useDates } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/controls/button-link.tsx'
import { Icon } from '../../ui/controls/icon.tsx'
import { focusHeading } from './focus-heading.ts'
import type { WithdrawalDone } from './use-withdrawal.ts'
import styles from './withdrawal-page.module.css'

/** What was received and when; the same goes out by mail, which can be kept. */
export function WithdrawalReceipt({ done }: { done: WithdrawalDone }) {
  const t = useAccountTranslation()
  const { formatMoment } = useDates()
  const { orderNumber, receivedAt, outcome, email, lines } = done
  return (
    <>
      <span className={styles.mark}>
        <Icon name="check" size="l" />
      </span>
      <h1 className={styles.title} tabIndex={-1} ref={focusHeading}>
        {t('withdrawal.done-title')}
      </h1>
      <p className={styles.mailed}>{t('withdrawal.done', { email })}</p>
      <dl className={styles.card}>
        <Fact label={t('withdrawal.received-at')}>
          <time dateTime={receivedAt}>{formatMoment(new Date(receivedAt))}</time>
        </Fact>
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
      <ButtonLink to="/">{t('withdrawal.shop')}</ButtonLink>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.small}>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
