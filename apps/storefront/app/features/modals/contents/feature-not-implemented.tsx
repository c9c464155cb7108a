import { Button } from '@vonk/ui/button'
import { useLaterTranslation } from '#i18n/index.ts'
import type { ModalContentProps } from '../modal-content.ts'
import styles from './feature-not-implemented.module.css'

/** For what the shop knows by name and cannot do yet. */
export function FeatureNotImplemented({ close }: Pick<ModalContentProps, 'close'>) {
  const t = useLaterTranslation()
  return (
    <div className={styles.content}>
      <p>{t('modal.missing.text')}</p>
      <Button onClick={close}>{t('notification.ok')}</Button>
    </div>
  )
}
