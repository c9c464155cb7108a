import type { CallResult } from '@vonk/client'
import { findStaffOrders } from '@vonk/contract/calls'
import { type OrderStatus, orderStatuses } from '@vonk/domain/orders'
import { Table } from '@vonk/ui/table'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { orderAddress } from '../addresses.ts'
import { useApi } from '../calls/api-context.tsx'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import { ListScreen } from './list-screen.tsx'
import styles from './service.module.css'
import { usePages } from './use-pages.ts'

type Wanted = { readonly status: OrderStatus | undefined; readonly search: string }
type FoundOrder = CallResult<typeof findStaffOrders>['orders'][number]

/** Orders by number, mail address or name. */
export function OrdersScreen() {
  const { text } = useWords()
  const [wanted, setWanted] = useState<Wanted>({ status: undefined, search: '' })
  const { found, refusal, retry, more } = useOrders(wanted)
  const options = orderStatuses.map((status) => ({ value: status, label: text(`orders.is-${status}`) }))
  return (
    <ListScreen
      {...{ title: text('orders.title'), searchLabel: text('orders.search') }}
      choice={{
        ...{ label: text('orders.status'), value: wanted.status ?? '' },
        options: [{ value: '', label: text('orders.every') }, ...options],
      }}
      onChoose={(name) => setWanted({ ...wanted, status: orderStatuses.find((status) => status === name) })}
      onSearch={(search) => setWanted({ ...wanted, search })}
      count={found && text('orders.count', { count: found.items.length })}
      {...{ refusal, onRetry: retry }}
      more={found?.hasMore ? { words: text('orders.more'), load: more } : null}
    >
      <Orders orders={found?.items ?? []} />
    </ListScreen>
  )
}

function Orders({ orders }: { orders: readonly FoundOrder[] }) {
  const { text, money } = useWords()
  if (orders.length === 0) return null
  return (
    <div className={styles.card}>
      <Table
        caption={text('orders.title')}
        isCaptionHidden
        columns={[
          { name: text('orders.number'), cell: (order) => <Placed order={order} /> },
          { name: text('orders.customer'), cell: (order) => <Customer order={order} /> },
          { name: text('orders.status'), cell: ({ status }) => <Status status={status} /> },
          { name: text('orders.sum-total'), isAmount: true, cell: ({ total }) => money(total) },
        ]}
        rows={orders}
        keyOf={({ orderNumber }) => orderNumber}
      />
    </div>
  )
}

function Placed({ order: { orderNumber, placedAt, storeCode } }: { order: FoundOrder }) {
  const { moment } = useWords()
  return (
    <>
      <Link to={orderAddress(orderNumber)}>{orderNumber}</Link>
      <p className={parts.soft}>{`${moment(placedAt)}, ${storeCode}`}</p>
    </>
  )
}

function Customer({ order: { name, email } }: { order: FoundOrder }) {
  const { text } = useWords()
  return (
    <>
      {name || text('orders.anonymous')}
      <p className={parts.soft}>{email}</p>
    </>
  )
}

function Status({ status }: Pick<FoundOrder, 'status'>) {
  const { text } = useWords()
  return (
    <span className={parts.state} data-state={status}>
      {text(`orders.is-${status}`)}
    </span>
  )
}

function useOrders({ status, search }: Wanted) {
  const { ask } = useApi()
  const load = useCallback(
    async (last: FoundOrder | undefined) => {
      const input = { search, ...(status && { status }), ...(last && { before: last.orderNumber }) }
      const answer = await ask(findStaffOrders, input)
      return answer.ok ? { ...answer, value: { ...answer.value, items: answer.value.orders } } : answer
    },
    [ask, status, search],
  )
  return usePages(load)
}
