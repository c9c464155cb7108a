import { readOrder } from '@vonk/contract/calls'
import { useAccountTranslation } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Skeleton } from '#ui/signs/skeleton.tsx'
import { EmptyState } from '#ui/structure/empty-state.tsx'
import { Failure } from '../failure.tsx'
import type { SectionProps } from '../frame/section-props.ts'
import { useOwnData } from '../use-own-data.ts'
import { OrderDetails } from './order-details.tsx'
import styles from './orders.module.css'

/** One order of the customer, by the number in the address. */
export function OrderSection({ params: { orderId = '' } }: SectionProps) {
  const { state, value, refusal, askAgain } = useOwnData(readOrder, { entityId: orderId }, { isKept: true })
  if (value) return <OrderDetails order={value} />
  if (state === 'failed') return refusal === null ? <Failure onRetry={askAgain} /> : <NoOrder />
  return (
    <div className={styles.card} aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
    </div>
  )
}

/** Somebody else's order is none. */
export function NoOrder() {
  const t = useAccountTranslation()
  return (
    <EmptyState icon="search" title={t('account.order.missing.title')} text={t('account.order.missing.text')}>
      <ButtonLink to="/my-account/orders/">{t('account.order.all')}</ButtonLink>
    </EmptyState>
  )
}
