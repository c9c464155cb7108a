import { useLaterTranslation } from '../../i18n/index.ts'
import { Container } from '../../ui/structure/container.tsx'
import { HiddenPageHead } from '../seo/index.ts'
import styles from './guarantee.module.css'
import { GuaranteeNotice } from './guarantee-notice.tsx'

/** What every product leads to. */
export function GuaranteePage() {
  const t = useLaterTranslation()
  return (
    <Container>
      <HiddenPageHead title={t('guarantee.title')} />
      <div className={styles.page}>
        <h1 className={styles.title}>{t('guarantee.title')}</h1>
        <GuaranteeNotice />
      </div>
    </Container>
  )
}
