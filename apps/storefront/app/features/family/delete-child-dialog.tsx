import type { Child } from '@vonk/domain/family'
import { Button } from '@vonk/ui/button'
import { Dialog } from '@vonk/ui/dialog'
import { useState } from 'react'
import type { FamilyActions } from '../../device/family/index.ts'
import { useAccountTranslation } from '../../i18n/index.ts'
import { FormProblem } from '../account/index.ts'
import styles from './family.module.css'
import { familyText } from './family-text.ts'

type DeleteChildDialogProps = { child: Child; actions: FamilyActions; onClose: () => void }

/** What is deleted does not come back, so it is asked for twice. */
export function DeleteChildDialog({ child, actions, onClose }: DeleteChildDialogProps) {
  const t = useAccountTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function remove() {
    setIsBusy(true)
    const removed = await actions.remove(child.id)
    setIsBusy(false)
    if (removed.ok) onClose()
    else setProblem(familyText(removed.refusal.code, t))
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('family.delete-title', child)} closeLabel={t('ui.close')} size="s">
      <div className={styles.choice}>
        <FormProblem text={problem} />
        <p>{t('family.delete-text')}</p>
        <Button look="danger" isWide isBusy={isBusy} onClick={remove}>
          {t('family.delete-confirm')}
        </Button>
        <Button look="secondary" isWide onClick={onClose}>
          {t('family.keep')}
        </Button>
      </div>
    </Dialog>
  )
}
