import { Icon, type IconName } from '@vonk/ui/icon'
import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type EmptyStateProps = { icon: IconName; title: string; text: string; children?: ReactNode }

/** Nothing here yet: says so kindly and shows the way on. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <Icon name={icon} size="l" />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}
