import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './tabs.module.css'

export type Tab = { readonly id: string; readonly title: string; readonly content: ReactNode }

/** One of several contents at a time; arrows, Home and End move between the titles. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const prefix = useId()
  const [shown, setShown] = useState(tabs[0]?.id)
  const move = (event: KeyboardEvent) => {
    const next = stepTab(tabs, shown, event.key)
    if (!next) return
    event.preventDefault()
    setShown(next.id)
    document.getElementById(`${prefix}-${next.id}`)?.focus()
  }
  return (
    <div>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            className={styles.tab}
            type="button"
            role="tab"
            id={`${prefix}-${id}`}
            aria-selected={id === shown}
            aria-controls={`${prefix}-${id}-panel`}
            tabIndex={id === shown ? 0 : -1}
            onClick={() => setShown(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          className={styles.panel}
          role="tabpanel"
          id={`${prefix}-${id}-panel`}
          aria-labelledby={`${prefix}-${id}`}
          hidden={id !== shown}
        >
          {content}
        </div>
      ))}
    </div>
  )
}

/** Where a key leads among tabs; undefined when the key means nothing to them. */
export function stepTab<Tab extends { readonly id: string }>(
  tabs: readonly Tab[],
  shown: string | undefined,
  key: string,
): Tab | undefined {
  const at = tabs.findIndex((tab) => tab.id === shown)
  if (key === 'ArrowRight') return tabs[(at + 1) % tabs.length]
  if (key === 'ArrowLeft') return tabs.at(at - 1)
  if (key === 'Home') return tabs[0]
  return key === 'End' ? tabs.at(-1) : undefined
}
