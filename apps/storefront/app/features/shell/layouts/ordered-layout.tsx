import type { ReactNode } from 'react'
import { useLaterTranslation } from '#i18n/index.ts'
import { Logo } from '../header/logo.tsx'
import styles from './minimal-layout.module.css'
import { BackLink, MinimalLayout } from './minimal-layout.tsx'

/** The app shell of what comes after the order: there is no cart to go back to, and nothing left to keep safe. */
export function OrderedLayout({ children }: { children: ReactNode }) {
  const t = useLaterTranslation()
  const header = (
    <header className={styles.checkoutHeader}>
      <BackLink to="/" label={t('return.back')} />
      <Logo />
    </header>
  )
  return <MinimalLayout header={header}>{children}</MinimalLayout>
}
