import type { ReactNode } from 'react'
import styles from './table.module.css'

export type Column<Row> = {
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  /** Amounts end under one another. */
  readonly isAmount?: boolean
}

type TableProps<Row> = {
  caption: string
  /** Where a heading above says the same. */
  isCaptionHidden?: boolean
  /** The first one says what its row is about; a link there can be pressed anywhere in the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** What stands there instead of rows. */
  emptyText?: string
}

/** What is compared line by line; it scrolls sideways by itself where a screen is too narrow for it. */
export function Table<Row>({ caption, isCaptionHidden, columns, rows, keyOf, emptyText }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table} aria-label={caption}>
        {!isCaptionHidden && <caption className={styles.caption}>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ name, isAmount }) => (
              <th key={name} scope="col" data-amount={isAmount}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && emptyText && (
            <tr>
              <td colSpan={columns.length}>{emptyText}</td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, place) => (
                <Cell key={column.name} column={column} row={row} isHead={place === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell<Row>({ column, row, isHead }: { column: Column<Row>; row: Row; isHead: boolean }) {
  if (isHead) return <th scope="row">{column.cell(row)}</th>
  return <td data-amount={column.isAmount}>{column.cell(row)}</td>
}
