import { Button } from '@vonk/ui/button'
import { useAccountTranslation } from '../../i18n/index.ts'
import { Icon } from '../../ui/controls/icon.tsx'
import styles from './failure.module.css'

/** Nobody answered: says so and offers to ask again. */
export function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useAccountTranslation()
  return (
    <div className={styles.failure} role="alert">
      <Icon name="offline" />
      <p>{t('account.failed')}</p>
      <Button look="secondary" size="s" onClick={onRetry}>
        {t('account.again')}
      </Button>
    </div>
  )
}
