import type { ReactNode } from 'react'
import { Container } from '../../../ui/structure/container.tsx'
import { LegalLine } from '../footer/legal-line.tsx'
import { Main } from './main.tsx'
import styles from './maintenance-layout.module.css'
import { MinimalHeader } from './minimal-header.tsx'

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
