import type { Language } from '@vonk/domain/stores'
import { useState } from 'react'
import { Fragment } from '../../../fragments/index.ts'
import { Icon } from '../../../ui/controls/icon.tsx'
import { useIsDesktop } from '../navigation/use-media-query.ts'
import styles from './footer-lists.module.css'

type FooterLink = {
  readonly label: string
  readonly href: string
  readonly language?: Language
  readonly isCurrent?: boolean
  readonly isNewTab?: true
}
type FooterList = {
  readonly title: string
  /** Called when the list is rendered, which the server does once for most of them. */
  readonly listLinks: () => readonly FooterLink[]
  /** What the list is rendered from; null where it differs on every page. */
  readonly dependsOn: readonly object[] | null
}

/** Lists of links: columns on wide screens, one open at a time on small ones; without script all of them are open. */
export function FooterLists({ lists }: { lists: readonly FooterList[] }) {
  const [openId, setOpenId] = useState<string | null>(null)
  const isDesktop = useIsDesktop()
  return (
    <div className={styles.lists}>
      {lists.map(({ title, listLinks, dependsOn }, index) => (
        <Section
          key={title}
          id={`footer-${index}`}
          dependsOn={dependsOn}
          title={title}
          listLinks={listLinks}
          isOpen={isDesktop || openId === title}
          onToggle={() => setOpenId(openId === title ? null : title)}
        />
      ))}
    </div>
  )
}

type SectionProps = FooterList & { id: string; isOpen: boolean; onToggle: () => void }

function Section({ dependsOn, ...props }: SectionProps) {
  return (
    <Fragment dependsOn={dependsOn} name={`list ${props.id}`}>
      <List {...props} />
    </Fragment>
  )
}

function List({ id, title, listLinks, isOpen, onToggle }: Omit<SectionProps, 'dependsOn'>) {
  return (
    <nav className={styles.list} aria-labelledby={`${id}title`}>
      <h2 className={styles.title} id={`${id}title`}>
        <span className={styles.plain}>{title}</span>
        <button className={styles.toggle} type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {title}
          <Icon name="chevron-down" size="s" />
        </button>
      </h2>
      <ul className={styles.links} id={id} data-open={isOpen || undefined}>
        {listLinks().map((link) => (
          <li key={link.href + link.label}>
            <a
              href={link.href}
              lang={link.language}
              hrefLang={link.language}
              aria-current={link.isCurrent || undefined}
              target={link.isNewTab && '_blank'}
              rel={link.isNewTab && 'noopener'}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
