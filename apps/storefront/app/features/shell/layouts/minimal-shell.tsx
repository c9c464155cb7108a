import type { Brand } from '@vonk/domain/stores'
import type { ReactNode } from 'react'
import { Wordmark } from '../../brand/index.ts'
import styles from './minimal-shell.module.css'

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
