import type { StaffOrder } from '@vonk/contract'
import type { ReactNode } from 'react'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import styles from './service.module.css'

type OrderProps = { order: StaffOrder }

/** Who ordered, where it goes, and what became of the money. */
export function OrderFacts({ order }: OrderProps) {
  return (
    <div className={styles.facts}>
      <Customer order={order} />
      <Delivery order={order} />
      <Money order={order} />
    </div>
  )
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Customer({ order }: OrderProps) {
  const { email, isGuest, billing, withdrawnAt, isWithdrawalOpen } = order
  const { text, moment } = useWords()
  return (
    <Facts title={text('orders.customer')}>
      <p>
        {email ? <a href={`mailto:${email}`}>{email}</a> : text('orders.anonymous')}
        {isGuest && <span className={parts.soft}> {text('orders.guest')}</span>}
      </p>
      <Address address={billing} />
      {withdrawnAt && <p>{text('orders.withdrawn', { at: moment(withdrawnAt) })}</p>}
      {isWithdrawalOpen && <p>{text('orders.withdrawal-open')}</p>}
      <Announced order={order} />
    </Facts>
  )
}

/** What is on its way back, and until when the money for it has to be. */
function Announced({ order: { withdrawal, lines } }: OrderProps) {
  const { text, moment } = useWords()
  if (!withdrawal) return null
  const { refundBy } = withdrawal
  const left = lines
    .filter(({ parentId }) => parentId === null)
    .map(({ id, quantity }) => ({ lineId: String(id), quantity }))
  const pieces = (withdrawal.pieces ?? left).map(({ lineId, quantity }) => {
    const name = lines.find(({ id }) => String(id) === lineId)?.name ?? lineId
    return `${quantity} × ${name}`
  })
  return (
    <>
      <p className={styles.lines}>{[text('orders.announced'), ...pieces].join('\n')}</p>
      <p>{text('orders.refund-by', { at: moment(refundBy) })}</p>
    </>
  )
}

function Delivery({ order: { delivery, parcel, deliveredAt } }: OrderProps) {
  const { text, moment, day } = useWords()
  if (!delivery) return null
  const { title, place, slot } = delivery
  return (
    <Facts title={text('orders.delivery')}>
      <p>{title}</p>
      {slot && (
        <p>
          <strong>{text('orders.slot', { ...slot, day: day(slot.date) })}</strong>
        </p>
      )}
      {place && <p>{place}</p>}
      <Address address={delivery.address} />
      {parcel && (
        <p>
          <a href={parcel.url} target="_blank" rel="noreferrer">
            {text('orders.parcel', { carrier: parcel.carrier, code: parcel.code })}
          </a>
        </p>
      )}
      {deliveredAt && <p>{text('orders.delivered', { at: moment(deliveredAt) })}</p>}
    </Facts>
  )
}

function Address({ address: { lines, phone } }: { address: StaffOrder['billing'] }) {
  return <address className={styles.address}>{[...lines, phone].filter(Boolean).join('\n')}</address>
}

function Money({ order: { payments, moneyBack, invoice, creditNotes } }: OrderProps) {
  const { text, money, payment } = useWords()
  const rows = [
    ...payments.map(({ method, status, amount }) =>
      text('orders.payment', {
        method: payment(method),
        amount: money(amount),
        state: text(`payment.${status}`),
      }),
    ),
    ...moneyBack.map(({ amount, state }) => text(`orders.money-${state}`, { amount: money(amount) })),
  ]
  const documents = [invoice, ...creditNotes].filter((number) => number !== null)
  return (
    <Facts title={text('orders.money')}>
      <p className={styles.lines}>{rows.join('\n')}</p>
      {documents.length > 0 && <p>{text('orders.documents', { numbers: documents.join(', ') })}</p>}
    </Facts>
  )
}
