import type { CartRow } from './cart-row.ts'
import styles from './line-choices.module.css'

/** What was chosen of a product: its size, the name printed on it, the parts of a set. */
export function LineChoices({ choices }: Pick<CartRow, 'choices'>) {
  if (choices.length === 0) return null
  return (
    <dl className={styles.choices}>
      {choices.map(({ label, value }) => (
        <div key={`${label}:${value}`}>
          <dt>{withColon(label)}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Some labels are questions, and those end as they are. */
function withColon(label: string): string {
  return /[?!:]$/.test(label) ? label : `${label}:`
}
