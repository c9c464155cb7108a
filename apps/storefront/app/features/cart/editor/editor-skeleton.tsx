import { useTranslation } from '../../../i18n/index.ts'
import { Skeleton } from '../../../ui/signs/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './editor-skeleton.module.css'

/** Keeps the place of the editor until it and its product have come. */
export function EditorSkeleton() {
  const t = useTranslation()
  return (
    <div className={styles.editor} role="status">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="button" />
      <Skeleton shape="title" />
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </div>
  )
}
