import type { ReactNode } from 'react'
import styles from './main.module.css'

export const contentId = 'content'

/** The page itself; it takes the focus when the shopper arrives on another page. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main className={styles.main} id={contentId} tabIndex={-1}>
      {children}
    </main>
  )
}
