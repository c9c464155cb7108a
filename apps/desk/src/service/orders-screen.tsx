import type { CallResult } from '@vonk/client'
import { findStaffOrders } from '@vonk/contract/calls'
import { type OrderStatus, orderStatuses } from '@vonk/domain/orders'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { orderAddress } from '../addresses.ts'
import { useApi } from '../calls/api-context.tsx'
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
  const options = orderStatuses.map((status) => [status, text(`orders.is-${status}`)] as const)
  return (
    <ListScreen
      {...{ title: text('orders.title'), searchLabel: text('orders.search') }}
      choice={{
        ...{ label: text('orders.status'), value: wanted.status ?? '' },
        options: [['', text('orders.every')], ...options],
      }}
      onChoose={(name) => setWanted({ ...wanted, status: orderStatuses.find((status) => status === name) })}
      onSearch={(search) => setWanted({ ...wanted, search })}
      count={found && text('orders.count', { count: found.items.length })}
      {...{ refusal, onRetry: retry }}
      more={found?.hasMore ? { words: text('orders.more'), load: more } : null}
    >
      <ul className={styles.rows}>
        {found?.items.map((order) => (
          <OrderRow key={order.orderNumber} order={order} />
        ))}
      </ul>
    </ListScreen>
  )
}

function OrderRow({ order }: { order: FoundOrder }) {
  const { text, moment, money } = useWords()
  const { orderNumber, status, placedAt, name, email, storeCode, total } = order
  return (
    <li>
      <Link className={styles.row} to={orderAddress(orderNumber)}>
        <strong>{orderNumber}</strong>
        <span>{name || text('orders.anonymous')}</span>
        <span className={styles.about}>{email}</span>
        <span className={styles.about}>{`${moment(placedAt)}, ${storeCode}`}</span>
        <span className={styles.state} data-state={status}>
          {text(`orders.is-${status}`)}
        </span>
        <span className={styles.amount}>{money(total)}</span>
      </Link>
    </li>
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
