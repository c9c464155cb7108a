import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/controls/icon.tsx'
import { Logo } from '../header/logo.tsx'
import styles from './checkout-layout.module.css'
import { Main } from './main.tsx'
import { MinimalFooter } from './minimal-footer.tsx'
import { SkipLink } from './skip-link.tsx'

/** The frame of the checkout: no menu to get lost in, only the way back to the shopping bag. */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  const t = useTranslation()
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.header}>
        <Link className={styles.back} to="/cart/" aria-label={t('header.back-to-cart')}>
          <Icon name="arrow-left" />
          <span className={styles.words}>{t('header.back-to-cart')}</span>
        </Link>
        <Logo />
        <p className={styles.safe}>
          <Icon name="lock" size="s" />
          <span className={styles.words}>{t('header.checkout-safe')}</span>
        </p>
      </header>
      <Main>{children}</Main>
      <MinimalFooter />
    </div>
  )
}
