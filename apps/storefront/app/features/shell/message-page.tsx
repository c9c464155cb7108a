import type { Brand, StoreView } from '@vonk/domain/stores'
import type { ReactNode } from 'react'
import { Container } from '../../ui/structure/container.tsx'
import { BrandMark, Wordmark } from '../brand/index.ts'
import styles from './message-page.module.css'

/** Without a brand where nobody could say which shop it is. */
type MessagePageProps = { brand?: Brand | undefined; headline: string; text: string; children?: ReactNode }

/** A page that is only a message: not found, went wrong, back in a moment. */
export function MessagePage({ brand, headline, text, children }: MessagePageProps) {
  return (
    <section className={styles.page}>
      <Container>
        <div className={styles.message}>
          <BrandMark brand={brand} className={styles.mark} />
          <h1 className={styles.headline}>{headline}</h1>
          <p className={styles.text}>{text}</p>
          {children}
        </div>
      </Container>
    </section>
  )
}

type MinimalShellProps = { view?: Pick<StoreView, 'brand' | 'brandName'> | undefined; children: ReactNode }

/** The app shell without ways out, for when the shop itself is not to be had. */
export function MinimalShell({ view, children }: MinimalShellProps) {
  return (
    <div className={styles.shell}>
      <header className={styles.header}>{view && <Wordmark view={view} className={styles.logo} />}</header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
