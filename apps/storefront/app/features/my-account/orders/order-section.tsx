import { readOrder } from '@vonk/contract/calls'
import { useAccountTranslation } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { EmptyState } from '#ui/structure/empty-state.tsx'
import { Failure } from '../failure.tsx'
import type { SectionProps } from '../layout/section-props.ts'
import { SectionSkeleton } from '../layout/section-skeleton.tsx'
import { useOwnData } from '../use-own-data.ts'
import { OrderDetails } from './order-details.tsx'

/** One order of the customer, by the number in the address. */
export function OrderSection({ params: { orderId = '' } }: SectionProps) {
  const { state, value, refusal, askAgain } = useOwnData(readOrder, { entityId: orderId }, { isKept: true })
  if (value) return <OrderDetails order={value} />
  if (state === 'failed') return refusal === null ? <Failure onRetry={askAgain} /> : <NoOrder />
  return <SectionSkeleton />
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
