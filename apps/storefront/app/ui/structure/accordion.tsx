import { Icon } from '@vonk/ui/icon'
import type { ReactNode } from 'react'
import styles from './accordion.module.css'

type AccordionProps = {
  title: ReactNode
  isOpen?: boolean
  /** Those of one name close each other. */
  group?: string | undefined
  /** Scrolls along while it unfolds, so that all of it is seen where something lies over the edge of the page. */
  isShownWhole?: boolean
  children: ReactNode
}

/** A heading that unfolds what is under it; works without script. */
export function Accordion({ title, isOpen, group, isShownWhole = false, children }: AccordionProps) {
  return (
    <details
      className={styles.accordion}
      open={isOpen}
      name={group}
      onToggle={({ currentTarget, newState }) => {
        if (newState === 'open' && isShownWhole) showWhole(currentTarget)
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

const acts = ['pointerdown', 'keydown', 'wheel']

/** Until the shopper does the next thing: how long it takes to unfold is the business of its styles. */
function showWhole(part: HTMLElement): void {
  const growth = new ResizeObserver(() => part.scrollIntoView({ block: 'nearest' }))
  const stop = () => {
    growth.disconnect()
    for (const act of acts) removeEventListener(act, stop)
  }
  growth.observe(part)
  for (const act of acts) addEventListener(act, stop, { passive: true })
}
