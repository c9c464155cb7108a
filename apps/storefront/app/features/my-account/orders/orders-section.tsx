import { readOrderHistory } from '@vonk/contract/calls'
import { Link, useSearchParams } from 'react-router'
import { useAccountTranslation } from '../../../i18n/index.ts'
import { ButtonLink } from '../../../ui/controls/button-link.tsx'
import { Icon } from '../../../ui/controls/icon.tsx'
import { Skeleton } from '../../../ui/signs/skeleton.tsx'
import { EmptyState } from '../../../ui/structure/empty-state.tsx'
import { Failure } from '../failure.tsx'
import { useOwnData } from '../use-own-data.ts'
import { OrderCard } from './order-card.tsx'
import type { Order } from './order-view.ts'
import styles from './orders.module.css'

const pageSize = 20

/** Everything the customer has ordered, the newest first. */
export function OrdersSection() {
  const [query] = useSearchParams()
  const page = readPage(query.get('page'))
  const { state, value, askAgain } = useOwnData(readOrderHistory, { pageSize, currentPage: page })
  if (state === 'failed') return <Failure onRetry={askAgain} />
  if (!value) return <OrdersSkeleton />
  return <OrderList orders={value.items} page={page} total={value.total_count} isBusy={state === 'asking'} />
}

/** The address may say anything. */
export function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

type OrderListProps = { orders: readonly Order[]; page: number; total: number; isBusy?: boolean }

export function OrderList({ orders, page, total, isBusy = false }: OrderListProps) {
  const t = useAccountTranslation()
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
          <OrderCard key={order.entity_id} order={order} />
        ))}
      </ol>
      <Pages page={page} pages={Math.ceil(total / pageSize)} />
    </div>
  )
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const t = useAccountTranslation()
  if (pages <= 1) return null
  return (
    <nav className={styles.pages} aria-label={t('account.orders.pages')}>
      {page > 1 && (
        <Link className={styles.turn} to={`?page=${Math.min(page, pages + 1) - 1}`}>
          <Icon name="chevron-left" size="s" />
          {t('account.orders.newer')}
        </Link>
      )}
      <span>{t('account.orders.page', { page: String(page), pages: String(pages) })}</span>
      {page < pages && (
        <Link className={styles.turn} to={`?page=${page + 1}`}>
          {t('account.orders.older')}
          <Icon name="chevron-right" size="s" />
        </Link>
      )}
    </nav>
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
