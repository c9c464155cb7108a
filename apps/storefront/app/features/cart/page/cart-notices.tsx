import { useTranslation } from '../../../i18n/index.ts'
import { Notice } from './notice.tsx'
import type { OrderProblem } from './order-problem.ts'

type CartNoticesProps = { isOnline: boolean; problem: OrderProblem | null; problemId: string }

/** What the shopper should know before going on: nobody can check the stock, or why this cart cannot be ordered. */
export function CartNotices({ isOnline, problem, problemId }: CartNoticesProps) {
  const t = useTranslation()
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
