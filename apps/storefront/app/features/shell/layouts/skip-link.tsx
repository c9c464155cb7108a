import { useTranslation } from '../../../i18n/index.ts'
import { contentId } from './main.tsx'
import styles from './skip-link.module.css'

export function SkipLink() {
  const t = useTranslation()
  return (
    <a className={styles.skip} href={`#${contentId}`}>
      {t('shell.skip-to-content')}
    </a>
  )
}
