import { Container } from '../../../ui/structure/container.tsx'
import { LegalLine } from '../footer/legal-line.tsx'
import styles from './minimal-footer.module.css'

export function MinimalFooter() {
  return (
    <footer className={styles.footer}>
      <Container>
        <LegalLine />
      </Container>
    </footer>
  )
}
