import type { Brand } from '@vonk/domain/stores'
import type { ReactNode } from 'react'
import { Container } from '../../ui/structure/container.tsx'
import { BrandMark, Wordmark } from '../brand/index.ts'
import styles from './message-page.module.css'

type MessagePageProps = { brand: Brand; headline: string; text: string; children?: ReactNode }

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

/** The frame without ways out, for when the shop itself is not to be had. */
export function MinimalShell({ brand, children }: { brand: Brand; children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <header className={styles.header}>
        <Wordmark brand={brand} className={styles.logo} />
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
