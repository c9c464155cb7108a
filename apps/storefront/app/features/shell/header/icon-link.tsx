import { Icon, type IconName } from '@vonk/ui/icon'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './icon-link.module.css'

type IconLinkProps = {
  to: string
  icon: IconName
  label: string
  isPopup?: boolean
  className?: string | undefined
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  children?: ReactNode
}

/** A circle of 40 pixels that leads somewhere; `children` are what is written on it. */
export function IconLink({ to, icon, label, isPopup, className, onClick, children }: IconLinkProps) {
  return (
    <Link
      className={className ? `${styles.link} ${className}` : styles.link}
      to={to}
      title={label}
      aria-label={label}
      aria-haspopup={isPopup ? 'dialog' : undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
      {children}
    </Link>
  )
}
