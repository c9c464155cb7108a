import { useAccountTranslation } from '../../i18n/index.ts'
import { Container } from '../../ui/structure/container.tsx'
import styles from './place-in-line.module.css'

/** How long the line before the shop is, over the words of the editors. */
export function PlaceInLine({ ahead }: { ahead: number }) {
  const t = useAccountTranslation()
  return (
    <Container>
      <div className={styles.place} role="status">
        <p className={styles.ahead}>{t('waiting.ahead', { count: ahead })}</p>
        <p>{t('waiting.stay')}</p>
      </div>
    </Container>
  )
}
