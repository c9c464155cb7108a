import { useTranslation } from '../../i18n/index.ts'
import { Icon } from '../../ui/controls/icon.tsx'
import { useIsOnline } from '../../ui/use-is-online.ts'
import styles from './offline-badge.module.css'

/** Says that there is no network. The region is always there, or screen readers would not hear it fill. */
export function OfflineBadge() {
  const t = useTranslation()
  const isOnline = useIsOnline()
  return (
    <div className={styles.place} role="status">
      {!isOnline && (
        <p className={styles.badge}>
          <Icon name="offline" size="s" />
          {t('offline.badge')}
        </p>
      )}
    </div>
  )
}
