import { Icon, type IconName } from '@vonk/ui/icon'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './tab-button.module.css'

type TabButtonProps = {
  /** Where it leads; null opens something here. */
  to: string | null
  icon: IconName
  text: string
  /** Said after the text to those who do not see the icon. */
  note: string | null
  isActive: boolean
  isBouncing: boolean
  onPress: (event: MouseEvent) => void
  children: ReactNode
}

export function TabButton({ to, icon, text, note, isActive, isBouncing, onPress, children }: TabButtonProps) {
  const content = (
    <>
      <span className={styles.icon} data-bouncing={isBouncing || undefined}>
        <Icon name={icon} />
        {children}
      </span>
      <span className={styles.text}>{text}</span>
      {note !== null && <VisuallyHidden>{note}</VisuallyHidden>}
    </>
  )
  if (to === null)
    return (
      <button
        className={styles.tab}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isActive}
        data-active={isActive || undefined}
        onClick={onPress}
      >
        {content}
      </button>
    )
  return (
    <Link
      className={styles.tab}
      to={to}
      aria-current={isActive ? 'page' : undefined}
      data-active={isActive || undefined}
      onClick={onPress}
    >
      {content}
    </Link>
  )
}
