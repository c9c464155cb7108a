import type { StaffOrder } from '@vonk/contract'
import { useWords } from '../words/words-context.tsx'
import styles from './service.module.css'

const columns = ['line', 'pieces', 'back-again', 'paid'] as const

/** What was ordered, and what it came to. */
export function OrderLines({ order: { lines, totals } }: { order: StaffOrder }) {
  const { text } = useWords()
  return (
    <section className={styles.card}>
      <table className={styles.table}>
        <caption>{text('orders.lines')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={column === 'paid' ? styles.amount : undefined}>
                {text(`orders.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      <Totals totals={totals} />
    </section>
  )
}

function LineRow({ line }: { line: StaffOrder['lines'][number] }) {
  const { money } = useWords()
  const { parentId, name, sku, details, quantity, returned, paid } = line
  return (
    <tr data-part={parentId !== null}>
      <th scope="row">
        {name}
        <span className={styles.about}>
          {[sku, ...details.map(({ label, value }) => `${label}: ${value}`)].join(', ')}
        </span>
      </th>
      <td>{quantity}</td>
      <td>{returned}</td>
      <td className={styles.amount}>{parentId === null && money(paid)}</td>
    </tr>
  )
}

const always = ['subtotal', 'shipping', 'total'] as const
const taken = ['discount', 'giftCards', 'points'] as const
const rows = ['subtotal', 'discount', 'shipping', 'total', 'giftCards', 'points', 'money', 'kept'] as const

function Totals({ totals }: Pick<StaffOrder, 'totals'>) {
  const { text, money } = useWords()
  const isTold = (row: (typeof rows)[number]) =>
    always.some((one) => one === row) || (totals[row] !== 0 && (row !== 'money' || totals.money !== totals.total))
  const isTaken = (row: (typeof rows)[number]) => taken.some((one) => one === row)
  return (
    <dl className={styles.totals}>
      {rows.filter(isTold).map((row) => (
        <div key={row} data-row={row}>
          <dt>
            {row === 'discount' && totals.coupon
              ? text('orders.sum-coupon', { code: totals.coupon })
              : text(`orders.sum-${row}`)}
          </dt>
          <dd>{money(isTaken(row) ? -totals[row] : totals[row])}</dd>
        </div>
      ))}
      <div className={styles.about}>
        <dt>{text('orders.sum-tax')}</dt>
        <dd>{money(totals.tax)}</dd>
      </div>
    </dl>
  )
}
