import type { Language } from '@vonk/domain/stores'
import { Icon } from '@vonk/ui/icon'
import { useState } from 'react'
import { Fragment } from '#fragments/index.ts'
import { useShop } from '../../stores/index.ts'
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
}
type FooterListsProps = {
  /** The same on every page of the view. */
  lists: readonly FooterList[]
  /** Differs with the page. */
  last: FooterList
}

/** Lists of links: columns on wide screens, one open at a time on small ones; without script all of them are open. */
export function FooterLists({ lists, last }: FooterListsProps) {
  const shop = useShop()
  const [openId, setOpenId] = useState<string | null>(null)
  const isDesktop = useIsDesktop()
  const toView = (list: FooterList, index: number) => (
    <List
      key={list.title}
      id={`footer-${index}`}
      {...list}
      isOpen={isDesktop || openId === list.title}
      onToggle={() => setOpenId(openId === list.title ? null : list.title)}
    />
  )
  return (
    <div className={styles.lists}>
      <Fragment dependsOn={[shop]} name="lists">
        {lists.map(toView)}
      </Fragment>
      {toView(last, lists.length)}
    </div>
  )
}

type ListProps = FooterList & { id: string; isOpen: boolean; onToggle: () => void }

function List({ id, title, listLinks, isOpen, onToggle }: ListProps) {
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
