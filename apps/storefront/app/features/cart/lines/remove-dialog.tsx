import { useState } from 'react'
import { useTranslation } from '../../../i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './remove-dialog.module.css'

type RemoveDialogProps = {
  /** What is about to go; null closes the question. */
  name: string | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a line goes: a cart takes longer to fill than to empty. */
export function RemoveDialog({ name, onConfirm, onClose }: RemoveDialogProps) {
  const t = useTranslation()
  const [asked, setAsked] = useState(name)
  // The words stay while the question fades away.
  if (name !== null && name !== asked) setAsked(name)
  return (
    <Dialog isOpen={name !== null} onClose={onClose} title={t('cart.remove.title')} closeLabel={t('ui.close')} size="s">
      <p>{t('cart.remove.text', { name: asked ?? '' })}</p>
      <div className={styles.buttons}>
        <Button look="secondary" onClick={onClose}>
          {t('cart.remove.no')}
        </Button>
        <Button look="danger" onClick={onConfirm}>
          {t('cart.remove.yes')}
        </Button>
      </div>
    </Dialog>
  )
}
