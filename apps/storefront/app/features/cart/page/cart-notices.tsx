import { Icon, type IconName } from '@vonk/ui/icon'
import type { ReactNode } from 'react'
import { useLaterTranslation } from '#i18n/index.ts'
import styles from './cart-notices.module.css'
import type { OrderProblem } from './order-problem.ts'

type CartNoticesProps = { isOnline: boolean; problem: OrderProblem | null; problemId: string }

/** What the shopper should know before going on: nobody can check the stock, or why this cart cannot be ordered. */
export function CartNotices({ isOnline, problem, problemId }: CartNoticesProps) {
  const t = useLaterTranslation()
  return (
    <>
      {!isOnline && (
        <Notice icon="offline" tone="info">
          <b>{t('cart.check-stock')}</b>
          {t('cart.offline')}
        </Notice>
      )}
      {problem && (
        <Notice icon="warning" tone="danger" id={problemId}>
          <b>{problem.title}</b>
          {problem.text}
        </Notice>
      )}
    </>
  )
}

type NoticeProps = { icon: IconName; tone: 'info' | 'warning' | 'danger'; id?: string; children: ReactNode }

/** Something about the whole cart that the shopper should know before going on. */
function Notice({ icon, tone, id, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} id={id}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}
