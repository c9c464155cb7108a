import { useIsOnline } from '../../device/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon.tsx'
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
