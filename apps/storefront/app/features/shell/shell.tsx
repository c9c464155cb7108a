import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './shell.module.css'

const contentId = 'content'

/** The frame every page stands in. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslation()
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href={`#${contentId}`}>
        {t('shell.skip-to-content')}
      </a>
      <Header />
      <main className={styles.main} id={contentId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
