import { Icon } from '../../../ui/controls/icon.tsx'
import { languageNames, type ViewLink } from '../../stores/index.ts'
import styles from './language-list.module.css'

export function LanguageList({ links }: { links: readonly ViewLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.code}>
          <a
            className={styles.link}
            href={link.href}
            hrefLang={link.language}
            lang={link.language}
            aria-current={link.isCurrent || undefined}
          >
            {languageNames[link.language]}
            {link.isCurrent && <Icon name="check" />}
          </a>
        </li>
      ))}
    </ul>
  )
}
