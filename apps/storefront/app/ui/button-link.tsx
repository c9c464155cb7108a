import type { ReactNode } from 'react'
import styles from './button-link.module.css'
import { ArrowIcon } from './icons.tsx'

type ButtonLinkProps = { href: string; look?: 'solid' | 'quiet'; children: ReactNode }

/** A link that looks like a button; the browser follows it itself. */
export function ButtonLink({ href, look = 'solid', children }: ButtonLinkProps) {
  return (
    <a className={look === 'solid' ? styles.solid : styles.quiet} href={href}>
      {children}
      {look === 'solid' && <ArrowIcon />}
    </a>
  )
}
