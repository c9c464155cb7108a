import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type BadgeTone = 'neutral' | 'accent' | 'sale' | 'success' | 'info' | 'warning' | 'danger'

/** A word or two about the thing it stands on: new, sale, sold out. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
