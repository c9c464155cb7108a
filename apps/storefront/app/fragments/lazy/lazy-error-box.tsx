import { Button } from '@vonk/ui/button'
import { Icon } from '@vonk/ui/icon'
import { useTranslation } from '../../i18n/index.ts'
import styles from './lazy-error-box.module.css'

type LazyErrorBoxProps = { isOnline: boolean; isOver?: boolean; onRetry: () => void; onClose: () => void }

/** In place of a part that did not come. */
export function LazyErrorBox({ isOnline, isOver = false, onRetry, onClose }: LazyErrorBoxProps) {
  const t = useTranslation()
  return (
    <div className={styles.box} role="alert" data-over={isOver || undefined}>
      <Icon name={isOnline ? 'warning' : 'offline'} size="l" />
      <p>{isOnline ? t('lazy.failed') : t('lazy.offline')}</p>
      <div className={styles.actions}>
        <Button size="s" onClick={onRetry}>
          {t('error.retry')}
        </Button>
        <Button size="s" look="secondary" onClick={onClose}>
          {t('ui.close')}
        </Button>
      </div>
    </div>
  )
}
