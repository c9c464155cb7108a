import { type ReactNode, useId } from 'react'
import type { ViewLink } from '../stores/index.ts'
import styles from './footer-links.module.css'

type FooterLinksProps = { title: string; links: readonly ViewLink[]; nameOf: (link: ViewLink) => ReactNode }

export function FooterLinks({ title, links, nameOf }: FooterLinksProps) {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <ul>
        {links.map((link) => (
          <li key={link.code}>
            <a className={styles.link} href={link.href} aria-current={link.isCurrent || undefined}>
              {nameOf(link)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
