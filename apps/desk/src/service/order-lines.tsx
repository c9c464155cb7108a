import type { StaffOrder } from '@vonk/contract'
import { Table } from '@vonk/ui/table'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import styles from './service.module.css'

type Line = StaffOrder['lines'][number]

/** What was ordered, and what it came to. */
export function OrderLines({ order: { lines, totals } }: { order: StaffOrder }) {
  const { text, money } = useWords()
  return (
    <section className={styles.card}>
      <Table
        caption={text('orders.lines')}
        columns={[
          { name: text('orders.line'), cell: (line) => <Product line={line} /> },
          { name: text('orders.pieces'), cell: ({ quantity }) => quantity },
          { name: text('orders.back-again'), cell: ({ returned }) => returned },
          {
            name: text('orders.paid'),
            isAmount: true,
            cell: ({ parentId, paid }) => parentId === null && money(paid),
          },
        ]}
        rows={lines}
        keyOf={({ id }) => id}
      />
      <Totals totals={totals} />
    </section>
  )
}

function Product({ line: { parentId, name, sku, details } }: { line: Line }) {
  return (
    <div className={parentId === null ? undefined : styles.part}>
      {name}
      <p className={parts.soft}>{[sku, ...details.map(({ label, value }) => `${label}: ${value}`)].join(', ')}</p>
    </div>
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
      <div className={parts.soft}>
        <dt>{text('orders.sum-tax')}</dt>
        <dd>{money(totals.tax)}</dd>
      </div>
    </dl>
  )
}
