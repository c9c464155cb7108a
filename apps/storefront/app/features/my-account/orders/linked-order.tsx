import type { ReceivedRefusal } from '@vonk/client'
import { openOrder } from '@vonk/contract/calls'
import type { Result } from '@vonk/domain/result'
import { useEffect, useState } from 'react'
import { askShop } from '#device/index.ts'
import { useAccountTranslation } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { EmptyState } from '#ui/structure/empty-state.tsx'
import { useShop } from '../../stores/index.ts'
import { Failure } from '../failure.tsx'
import { SectionSkeleton } from '../layout/section-skeleton.tsx'
import { Delivery, OrderedItems, OrderState } from './order-state.tsx'
import type { ShownOrder } from './order-view.ts'
import styles from './orders.module.css'
import { useOrderedProducts } from './use-ordered-products.ts'

/** The order of a link in a mail. */
export function LinkedOrder({ token }: { token: string }) {
  const { answer, askAgain } = useLinkedOrder(token)
  if (answer === 'asking') return <SectionSkeleton />
  if (answer === null) return <Failure onRetry={askAgain} />
  return answer.ok ? <LinkedOrderDetails order={answer.value} /> : <NoLinkedOrder />
}

/** Null when nobody answered. */
type Answer = Result<ShownOrder, ReceivedRefusal<typeof openOrder>> | null

function useLinkedOrder(token: string) {
  const { code: storeCode } = useShop().view
  const [attempt, setAttempt] = useState(1)
  const [answer, setAnswer] = useState<Answer | 'asking'>('asking')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again.
  useEffect(() => {
    let isWanted = true
    setAnswer('asking')
    void askShop(openOrder, { token }, { storeCode }).then((next) => isWanted && setAnswer(next))
    return () => {
      isWanted = false
    }
  }, [token, storeCode, attempt])
  return { answer, askAgain: () => setAttempt((before) => before + 1) }
}

/** What its buyer sees in the account, but for what says whose it is. */
export function LinkedOrderDetails({ order }: { order: ShownOrder }) {
  const { products } = useOrderedProducts([order])
  return (
    <div className={styles.order}>
      <OrderState order={order} />
      <OrderedItems order={order} products={products} />
      <Delivery order={order} />
    </div>
  )
}

/** Made up or too old: nobody is told which. */
export function NoLinkedOrder() {
  const t = useAccountTranslation()
  const text = t('mail-link.newsletter.confirm.unknown')
  return (
    <EmptyState icon="search" title={t('account.order.missing.title')} text={text}>
      <ButtonLink to="/my-account/orders/">{t('account.order.all')}</ButtonLink>
    </EmptyState>
  )
}
