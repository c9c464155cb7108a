import type { StaffOrder } from '@vonk/contract'
import { Table } from '@vonk/ui/table'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import styles from './service.module.css'

type OrderProps = { order: StaffOrder }

/** Who of the shop did what and when, and how the order went on. */
export function OrderLog({ order }: OrderProps) {
  return (
    <>
      <Acts order={order} />
      <Changes order={order} />
    </>
  )
}

type Act = StaffOrder['acts'][number]

function Acts({ order: { acts, lines } }: OrderProps) {
  const { text, moment } = useWords()
  const nameOf = (lineId: string) => lines.find(({ id }) => String(id) === lineId)?.name ?? lineId
  return (
    <section className={styles.card}>
      <Table
        caption={text('orders.log')}
        columns={[
          { name: text('orders.what'), cell: (act) => <What act={act} nameOf={nameOf} /> },
          { name: text('orders.who'), cell: (act) => <Who act={act} /> },
          { name: text('orders.when'), cell: ({ at }) => moment(at) },
        ]}
        rows={acts}
        keyOf={({ at }) => at}
        emptyText={text('orders.log-empty')}
      />
    </section>
  )
}

function What({ act: { action, pieces, amount, why }, nameOf }: { act: Act; nameOf: (lineId: string) => string }) {
  const { text, money } = useWords()
  return (
    <>
      {[text(`orders.act-${action}`), ...(amount === null ? [] : [money(amount)])].join(', ')}
      {pieces.map(({ lineId, quantity }) => (
        <p key={lineId} className={parts.soft}>{`${quantity} × ${nameOf(lineId)}`}</p>
      ))}
      {why && <p>{why}</p>}
    </>
  )
}

function Who({ act: { by } }: { act: Act }) {
  const { text } = useWords()
  if (!by) return text('orders.command-line')
  return (
    <>
      {by.name || text('orders.former-member')}
      <p className={parts.soft}>{by.email}</p>
    </>
  )
}

function Changes({ order: { changes } }: OrderProps) {
  const { text, moment } = useWords()
  return (
    <section className={styles.card}>
      <h2>{text('orders.course')}</h2>
      <ol>
        {changes.map(({ status, comment, at }) => (
          <li key={`${at} ${status}`}>
            {moment(at)}: {text(`orders.is-${status}`)}
            {comment && <p className={parts.soft}>{comment}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
