import type { ReactNode } from 'react'
import { Icon } from '../controls/icon.tsx'
import styles from './accordion.module.css'

type AccordionProps = {
  title: ReactNode
  isOpen?: boolean
  /** Those of one name close each other. */
  group?: string | undefined
  onOpen?: () => void
  children: ReactNode
}

/** A heading that unfolds what is under it; works without script. */
export function Accordion({ title, isOpen, group, onOpen, children }: AccordionProps) {
  return (
    <details
      className={styles.accordion}
      open={isOpen}
      name={group}
      onToggle={({ newState }) => newState === 'open' && onOpen?.()}
    >
      <summary className={styles.title}>
        {title}
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
