import type { StaffOrder } from '@vonk/contract'
import { readStaffOrder } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { ordersAddress } from '../addresses.ts'
import { useApi, useLoaded } from '../calls/api-context.tsx'
import { Failure } from '../ui/failure.tsx'
import { Notice } from '../ui/notice.tsx'
import parts from '../ui/parts.module.css'
import { useTitle } from '../use-title.ts'
import { useWords } from '../words/words-context.tsx'
import { CancelDialog, RefundDialog, ShipDialog } from './order-dialogs.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderLog } from './order-log.tsx'
import styles from './service.module.css'

/** One order, and what can be done with it. */
export function OrderScreen() {
  const { orderNumber = '' } = useParams()
  return <OneOrder key={orderNumber} orderNumber={orderNumber} />
}

function OneOrder({ orderNumber }: { orderNumber: string }) {
  const { text } = useWords()
  const { order, refusal, setOrder, reload } = useOrder(orderNumber)
  return (
    <div className={parts.screen}>
      <p>
        <Link to={ordersAddress}>{text('orders.back')}</Link>
      </p>
      {refusal && <Failure code={refusal} onRetry={reload} />}
      {!order && !refusal && <p role="status">{text('app.loading')}</p>}
      {order && <OpenOrder order={order} onChange={setOrder} onReload={reload} />}
    </div>
  )
}

/** The order as it was read, or as the last change has left it. */
function useOrder(orderNumber: string) {
  const { ask } = useApi()
  const load = useCallback(() => ask(readStaffOrder, { orderNumber }), [ask, orderNumber])
  const { value, refusal, reload } = useLoaded(load)
  const [changed, setOrder] = useState<StaffOrder | null>(null)
  function readAgain() {
    setOrder(null)
    reload()
  }
  return { order: changed ?? value, refusal, setOrder, reload: readAgain }
}

const dialogs = { ship: ShipDialog, cancel: CancelDialog, refund: RefundDialog } as const
const actions = ['ship', 'cancel', 'refund'] as const
type Said = { readonly tone: 'good' | 'bad'; readonly words: string }
type OpenOrderProps = { order: StaffOrder; onChange: (order: StaffOrder) => void; onReload: () => void }

function OpenOrder({ order, onChange, onReload }: OpenOrderProps) {
  const { text, refusal } = useWords()
  const [open, setOpen] = useState<(typeof actions)[number] | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const { can } = order
  const Opened = open && dialogs[open]

  // The button that opened the window may be gone with what it did, and nothing behind a window takes the focus.
  useEffect(() => {
    if (said) title.current?.focus()
  }, [said])

  function close(next: Said | null) {
    setOpen(null)
    setSaid(next)
  }

  return (
    <>
      <Head order={order} title={title} />
      {said && <Notice tone={said.tone}>{said.words}</Notice>}
      <div className={parts.actions}>
        {actions
          .filter((action) => can[action])
          .map((action) => (
            <Button key={action} look={action === 'ship' ? 'primary' : 'secondary'} onClick={() => setOpen(action)}>
              {text(`orders.${action}`)}
            </Button>
          ))}
      </div>
      <OrderLines order={order} />
      <OrderFacts order={order} />
      <OrderLog order={order} />
      {Opened && open && (
        <Opened
          order={order}
          onClose={() => close(null)}
          onDone={(next) => {
            onChange(next)
            close({ tone: 'good', words: text(`orders.${open}-done`) })
          }}
          onStale={() => {
            onReload()
            close({ tone: 'bad', words: refusal('order-changed') })
          }}
        />
      )}
    </>
  )
}

function Head({ order, title }: { order: StaffOrder; title: RefObject<HTMLHeadingElement | null> }) {
  const { text, moment } = useWords()
  const { orderNumber, status, placedAt, storeCode } = order
  const name = text('orders.order', { number: orderNumber })
  useTitle(name)
  return (
    <>
      <div className={styles.cardHead}>
        <h1 ref={title} tabIndex={-1}>
          {name}
        </h1>
        <span className={parts.state} data-state={status}>
          {text(`orders.is-${status}`)}
        </span>
      </div>
      <p className={parts.soft}>{text('orders.placed', { at: moment(placedAt), view: storeCode })}</p>
    </>
  )
}
