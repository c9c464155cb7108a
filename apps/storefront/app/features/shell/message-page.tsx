import type { Brand } from '@vonk/domain/stores'
import type { ReactNode } from 'react'
import { Container } from '../../ui/structure/container.tsx'
import { BrandMark } from '../brand/index.ts'
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
