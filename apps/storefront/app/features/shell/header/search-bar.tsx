import { Icon } from '@vonk/ui/icon'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#i18n/index.ts'
import { usePanel } from '../../panels/index.ts'
import { useTheme } from '../../theme/index.ts'
import iconLink from './icon-link.module.css'
import styles from './search-bar.module.css'

declare global {
  interface Window {
    /** What was typed after the search was pressed and before React listened; `rendering/deferred-scripts.ts` collects it. */
    earlyTyped?: string | undefined
  }
}

/** What is typed before the panel is there to take it; whoever shows the panel asks for it, once. */
function collectTyped(): () => string {
  let typed = window.earlyTyped ?? ''
  window.earlyTyped = undefined
  const collect = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey) return
    typed += event.key
    // The space bar would scroll the page.
    event.preventDefault()
  }
  const stop = () => {
    removeEventListener('keydown', collect)
    return typed
  }
  addEventListener('keydown', collect)
  addEventListener('pointerdown', stop, { once: true })
  return stop
}

/** Opens the search panel; without script it is a link to the search page. */
export function SearchBar() {
  const t = useTranslation()
  const panel = usePanel('searchpanel')
  const { placeholder } = useTheme().search
  const words = placeholder || t('header.search')
  return (
    <Link
      className={`${iconLink.link} ${styles.bar}`}
      to="/search/"
      aria-haspopup="dialog"
      aria-label={placeholder ? `${t('header.search')}: ${placeholder}` : words}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        panel.open(collectTyped())
      }}
    >
      <Icon name="search" />
      <span className={styles.words} data-short={t('header.search')}>
        {words}
      </span>
    </Link>
  )
}
