import { Icon } from '@vonk/ui/icon'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button-link.module.css'

type ButtonLinkProps = {
  look?: 'solid' | 'secondary' | 'quiet' | 'link'
  isNewTab?: boolean | undefined
  children: ReactNode
  /** `to` stays in this document, `href` is followed by the browser itself. */
} & ({ href: string; to?: never } | { to: string; href?: never })

/** A link that looks like a button. */
export function ButtonLink({ href, to, look = 'solid', isNewTab, children }: ButtonLinkProps) {
  const label = (
    <>
      {children}
      {(look === 'solid' || look === 'link') && <Icon name="arrow-right" />}
    </>
  )
  if (to !== undefined)
    return (
      <Link className={styles.link} data-look={look} to={to}>
        {label}
      </Link>
    )
  return (
    <a className={styles.link} data-look={look} href={href} target={isNewTab ? '_blank' : undefined}>
      {label}
    </a>
  )
}
