import { Link } from 'react-router'
import { useLaterTranslation } from '../../i18n/index.ts'
import type { FoundLink } from './panel/fetch-found.ts'
import styles from './search-page.module.css'

/** Who searches for a return or for opening hours wants no product. */
export function FoundPages({ pages }: { pages: readonly FoundLink[] }) {
  const t = useLaterTranslation()
  if (pages.length === 0) return null
  return (
    <nav className={styles.pages} aria-label={t('search.pages')}>
      <p>{t('search.pages')}</p>
      <ul>
        {pages.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
