import styles from './pay-mark.module.css'

export type PayWay = 'bank' | 'card' | 'later' | 'gift'

/** A small drawing of a way to pay, of no brand: the words beside it name that. */
export function PayMark({ way }: { way: PayWay }) {
  return (
    <svg className={styles.mark} data-way={way} viewBox="0 0 38 24" aria-hidden="true">
      <rect className={styles.card} x="0.5" y="0.5" width="37" height="23" rx="4" />
      {drawings[way]}
    </svg>
  )
}

const drawings = {
  bank: <path className={styles.line} d="M11 10h16l-8-5zM13 10v6M19 10v6M25 10v6M11 18.5h16" />,
  card: (
    <>
      <path className={styles.stripe} d="M1 6h36v4H1z" />
      <path className={styles.line} d="M6 17.5h9M27 17.5h5" />
    </>
  ),
  later: <path className={styles.line} d="M12 7h14v11.5H12zM12 11h14M16 4.5v4M22 4.5v4M16 14.8l2.2 2 4-3.6" />,
  gift: (
    <path
      className={styles.line}
      d="M10 9h18v4H10zM12 13h14v6.5H12zM19 9v10.5M19 9c-5 0-5.5-4.5-3-4.5s3 4.5 3 4.5 .5-4.5 3-4.5 2 4.5-3 4.5"
    />
  ),
} as const
