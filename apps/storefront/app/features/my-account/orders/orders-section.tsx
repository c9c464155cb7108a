import { readOrderHistory } from '@vonk/contract/calls'
import type { ShopSettings } from '@vonk/domain/settings'
import { useSearchParams } from 'react-router'
import { useSettings } from '#device/index.ts'
import { useAccountTranslation } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Skeleton } from '#ui/signs/skeleton.tsx'
import { EmptyState } from '#ui/structure/empty-state.tsx'
import { Failure } from '../failure.tsx'
import { PageTurner, readPage } from '../page-turner.tsx'
import { useOwnData } from '../use-own-data.ts'
import { OrderCard } from './order-card.tsx'
import type { Order } from './order-view.ts'
import styles from './orders.module.css'
import { useOrderedProducts } from './use-ordered-products.ts'

/** Everything the customer has ordered, the newest first. */
export function OrdersSection() {
  const [query] = useSearchParams()
  const page = readPage(query.get('page'))
  const asked = toQuestion(useSettings(), page)
  const { state, value, askAgain } = useOwnData(readOrderHistory, asked, { isKept: true })
  if (state === 'failed') return <Failure onRetry={askAgain} />
  if (!value) return <OrdersSkeleton />
  const { items: orders, total_count: total } = value
  return <OrderList orders={orders} page={page} total={total} pageSize={asked.pageSize} isBusy={state === 'asking'} />
}

/** One page of the history, of the length the view gives it. */
export function toQuestion({ orderHistoryPageSize }: ShopSettings, currentPage: number) {
  return { pageSize: orderHistoryPageSize, currentPage }
}

type OrderListProps = { orders: readonly Order[]; page: number; total: number; pageSize: number; isBusy?: boolean }

export function OrderList({ orders, page, total, pageSize, isBusy = false }: OrderListProps) {
  const t = useAccountTranslation()
  const { products } = useOrderedProducts(orders)
  if (total === 0) {
    return (
      <EmptyState icon="bag" title={t('account.orders.empty.title')} text={t('account.orders.empty.text')}>
        <ButtonLink to="/">{t('account.shop')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <div className={styles.orders} aria-busy={isBusy || undefined}>
      <ol className={styles.list}>
        {orders.map((order) => (
          <OrderCard key={order.entity_id} order={order} products={products} />
        ))}
      </ol>
      <PageTurner label={t('account.orders.pages')} page={page} total={total} pageSize={pageSize} />
    </div>
  )
}

function OrdersSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      {[1, 2, 3].map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
