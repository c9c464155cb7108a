import type { ReactNode } from 'react'
import styles from './notice.module.css'

type NoticeProps = { tone?: 'info' | 'good' | 'warning' | 'bad'; children: ReactNode }

/** Something to know; what went wrong is read out at once. */
export function Notice({ tone = 'info', children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
