import type { ReactNode } from 'react'
import styles from './container.module.css'

/** Keeps content at a readable width with a gutter on both sides. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>
}
