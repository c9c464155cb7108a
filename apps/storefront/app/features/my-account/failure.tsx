import { Button } from '@vonk/ui/button'
import { Icon } from '@vonk/ui/icon'
import { useAccountTranslation } from '../../i18n/index.ts'
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
