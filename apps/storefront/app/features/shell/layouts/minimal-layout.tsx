import { Icon } from '@vonk/ui/icon'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#i18n/index.ts'
import { Container } from '#ui/structure/container.tsx'
import { LegalLine } from '../footer/legal-line.tsx'
import { Logo } from '../header/logo.tsx'
import { Main, SkipLink } from './main.tsx'
import styles from './minimal-layout.module.css'

/** An app shell that keeps out of the way: the logo in the middle, the law at the foot. */
export function MinimalLayout({ header = <MinimalHeader />, children }: { header?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SkipLink />
      {header}
      <Main>{children}</Main>
      <footer className={styles.footer}>
        <Container>
          <LegalLine />
        </Container>
      </footer>
    </div>
  )
}

/** Nothing but the way home, in the middle. */
function MinimalHeader() {
  return (
    <header className={styles.header}>
      <Logo />
    </header>
  )
}

/** While the shop is closed: a header and no footer, but the law stays within reach. */
export function MaintenanceLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <MinimalHeader />
      <Main>{children}</Main>
      <Container>
        <LegalLine />
      </Container>
    </div>
  )
}

/** The app shell of the checkout: no menu to get lost in, only the way back to the shopping bag. */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  return <MinimalLayout header={<CheckoutHeader />}>{children}</MinimalLayout>
}

/** The way back, at the left. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className={styles.back} to={to} aria-label={label}>
      <Icon name="arrow-left" />
      <span className={styles.words}>{label}</span>
    </Link>
  )
}

function CheckoutHeader() {
  const t = useTranslation()
  return (
    <header className={styles.checkoutHeader}>
      <BackLink to="/cart/" label={t('header.back-to-cart')} />
      <Logo />
      <p className={styles.safe}>
        <Icon name="lock" size="s" />
        <span className={styles.words}>{t('header.checkout-safe')}</span>
      </p>
    </header>
  )
}
