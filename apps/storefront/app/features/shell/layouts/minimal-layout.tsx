import type { ReactNode } from 'react'
import { Main } from './main.tsx'
import { MinimalFooter } from './minimal-footer.tsx'
import { MinimalHeader } from './minimal-header.tsx'
import styles from './minimal-layout.module.css'
import { SkipLink } from './skip-link.tsx'

/** A frame that keeps out of the way: the logo in the middle, the law at the foot. */
export function MinimalLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <MinimalHeader />
      <Main>{children}</Main>
      <MinimalFooter />
    </div>
  )
}
