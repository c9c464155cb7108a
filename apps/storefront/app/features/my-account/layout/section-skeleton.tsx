import { useAccountTranslation } from '#i18n/index.ts'
import { Skeleton } from '#ui/signs/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './account-page.module.css'

export function SectionSkeleton() {
  const t = useAccountTranslation()
  return (
    <div className={styles.card} aria-busy="true">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}
