import type { StaffOrder } from '@vonk/contract'
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

const columns = ['what', 'who', 'when'] as const

function Acts({ order }: OrderProps) {
  const { text } = useWords()
  return (
    <section className={styles.card}>
      <table className={styles.table}>
        <caption>{text('orders.log')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {text(`orders.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <ActRows order={order} />
      </table>
    </section>
  )
}

function ActRows({ order: { acts, lines } }: OrderProps) {
  const { text } = useWords()
  const nameOf = (lineId: string) => lines.find(({ id }) => String(id) === lineId)?.name ?? lineId
  return (
    <tbody>
      {acts.length === 0 && (
        <tr>
          <td colSpan={columns.length}>{text('orders.log-empty')}</td>
        </tr>
      )}
      {acts.map((act) => (
        <ActRow key={act.at} act={act} nameOf={nameOf} />
      ))}
    </tbody>
  )
}

type ActRowProps = { act: StaffOrder['acts'][number]; nameOf: (lineId: string) => string }

function ActRow({ act: { action, by, pieces, amount, at }, nameOf }: ActRowProps) {
  const { text, moment, money } = useWords()
  const done = [text(`orders.act-${action}`), ...(amount === null ? [] : [money(amount)])].join(', ')
  return (
    <tr>
      <td>
        {done}
        {pieces.map(({ lineId, quantity }) => (
          <span key={lineId} className={styles.about}>{`${quantity} × ${nameOf(lineId)}`}</span>
        ))}
      </td>
      <td>
        {by ? by.name || text('orders.former-member') : text('orders.command-line')}
        {by && <span className={styles.about}>{by.email}</span>}
      </td>
      <td>{moment(at)}</td>
    </tr>
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
            {comment && <span className={styles.about}>{comment}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
