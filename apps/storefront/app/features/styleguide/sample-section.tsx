import type { ReactNode } from 'react'
import styles from './sample-section.module.css'

export function SampleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

/** Samples side by side. */
export function SampleRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <p className={styles.name}>{name}</p>
      <div className={styles.samples}>{children}</div>
    </div>
  )
}
