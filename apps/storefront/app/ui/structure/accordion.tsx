import type { ReactNode } from 'react'
import { Icon } from '../controls/icon.tsx'
import styles from './accordion.module.css'

type AccordionProps = {
  title: ReactNode
  isOpen?: boolean
  /** Those of one name close each other. */
  group?: string | undefined
  /** Called once it has unfolded: what is still clipped cannot be scrolled to. */
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
      onToggle={async ({ currentTarget, newState }) => {
        if (newState !== 'open' || !onOpen) return
        await Promise.allSettled(currentTarget.getAnimations({ subtree: true }).map(({ finished }) => finished))
        onOpen()
      }}
    >
      <summary className={styles.title}>
        {title}
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
