import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/index.ts'
import styles from './main.module.css'

export const contentId = 'content'

/** The page itself; it takes the focus when the shopper arrives on another page. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main className={styles.main} id={contentId} tabIndex={-1}>
      {children}
    </main>
  )
}

export function SkipLink() {
  const t = useTranslation()
  return (
    <a className={styles.skip} href={`#${contentId}`}>
      {t('shell.skip-to-content')}
    </a>
  )
}
