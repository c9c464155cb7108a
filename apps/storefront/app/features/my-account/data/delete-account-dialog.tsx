import { checkForm } from '@vonk/domain/forms'
import { Button } from '@vonk/ui/button'
import { Dialog } from '@vonk/ui/dialog'
import { useAccountTranslation } from '#i18n/index.ts'
import { FormProblem, useForm } from '../../account/index.ts'
import { checkProof, ProofFields, useProving } from '../proof/index.ts'
import styles from './delete-account-dialog.module.css'

type DeleteAccountDialogProps = {
  /** Answers in words why not. */
  onDelete: (password: string) => Promise<string | null>
  onClose: () => void
}

/** Says what goes and what stays, and asks for the password: an open session alone is not enough. */
export function DeleteAccountDialog({ onDelete, onClose }: DeleteAccountDialogProps) {
  const t = useAccountTranslation()
  const { isHeld } = useProving()
  const { form, submit, errorOf, problem, isBusy } = useForm({
    check: (read) => checkForm({ current: checkProof(read, isHeld) }),
    send: ({ current }) => onDelete(current),
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('account.delete.sure')} closeLabel={t('ui.close')} size="s">
      <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
        <FormProblem text={problem} />
        <h3 className={styles.label}>{t('account.delete.goes')}</h3>
        <p>{t('account.delete.goes-text')}</p>
        <h3 className={styles.label}>{t('account.delete.stays')}</h3>
        <p>{t('account.delete.stays-text')}</p>
        <ProofFields label={t('account.delete.password')} errorOf={errorOf} />
        <Button type="submit" look="danger" isWide isBusy={isBusy}>
          {t('account.delete.confirm')}
        </Button>
        <Button look="secondary" isWide onClick={onClose}>
          {t('account.delete.keep')}
        </Button>
      </form>
    </Dialog>
  )
}
