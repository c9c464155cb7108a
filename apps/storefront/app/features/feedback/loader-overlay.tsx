import { useTranslation } from '../../i18n/index.ts'
import { Spinner } from '../../ui/signs/spinner.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useUiState } from '../panels/index.ts'
import styles from './loader-overlay.module.css'

/** Covers the page while something has to finish before anything else can be done. */
export function LoaderOverlay() {
  const t = useTranslation()
  const isLoading = useUiState((ui) => ui.loader)
  return (
    <div role="status">
      {isLoading && (
        <div className={styles.overlay}>
          <span className={styles.disc}>
            <Spinner />
          </span>
          <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
        </div>
      )}
    </div>
  )
}
