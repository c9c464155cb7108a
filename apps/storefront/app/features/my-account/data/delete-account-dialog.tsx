import { checkForm } from '@vonk/domain/forms'
import { useAccountTranslation } from '../../../i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { FormProblem, SecretField, useForm } from '../../account/index.ts'
import { checkTyped } from '../password/check-typed.ts'
import styles from './delete-account-dialog.module.css'

type DeleteAccountDialogProps = {
  /** Answers in words why not. */
  onDelete: (password: string) => Promise<string | null>
  onClose: () => void
}

/** Says what goes and what stays, and asks for the password: an open session alone is not enough. */
export function DeleteAccountDialog({ onDelete, onClose }: DeleteAccountDialogProps) {
  const t = useAccountTranslation()
  const { form, submit, errorOf, problem, isBusy } = useForm({
    check: (read) => checkForm({ password: checkTyped(read('password')) }),
    send: ({ password }) => onDelete(password),
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('account.delete.sure')} closeLabel={t('ui.close')} size="s">
      <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
        <FormProblem text={problem} />
        <h3 className={styles.label}>{t('account.delete.goes')}</h3>
        <p>{t('account.delete.goes-text')}</p>
        <h3 className={styles.label}>{t('account.delete.stays')}</h3>
        <p>{t('account.delete.stays-text')}</p>
        <SecretField
          label={t('account.delete.password')}
          name="password"
          autoComplete="current-password"
          error={errorOf('password')}
        />
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
