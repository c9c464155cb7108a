import { createPassword, resetPassword } from '@vonk/contract/calls'
import { checkEmail, checkForm, checkPassword, checkPasswordRepeat } from '@vonk/domain/forms'
import { checkPasswordReset } from '@vonk/domain/session'
import { Button } from '@vonk/ui/button'
import { useNavigate } from 'react-router'
import { askShop, useSessionActions, useWholeDevice } from '../../device/index.ts'
import { type TranslateAccount, useAccountTranslation } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/controls/button-link.tsx'
import { useNotify } from '../notifications/index.ts'
import { useShop } from '../stores/index.ts'
import { EmailField, FormProblem } from './account-fields.tsx'
import styles from './login-page.module.css'
import { NewPasswordFields } from './new-password-fields.tsx'
import type { ResetLink } from './reset-link.ts'
import { type FieldProblem, useForm } from './use-form.ts'

/** Where the link shall be sent. */
export function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useAccountTranslation()
  const notify = useNotify()
  const device = useWholeDevice()
  const { code: storeCode } = useShop().view
  const { form, submit, errorOf, problem, isBusy } = useForm({
    check: (read) => checkForm({ email: checkEmail(read('email')) }),
    async send({ email }) {
      if (!checkPasswordReset({ isOnline: device.isOnline() }).ok) {
        notify({ type: 'danger', message: t('reset.offline'), action1: { label: t('notification.ok') } })
        return null
      }
      const answer = await askShop(resetPassword, { email }, { storeCode })
      if (!answer?.ok) return resetText(answer?.refusal.code, t)
      onSent(email)
      return null
    },
  })
  return (
    <form ref={form} className={styles.way} method="post" onSubmit={submit} noValidate>
      <h1 className={styles.title}>{t('reset.title')}</h1>
      <p className={styles.lead}>{t('reset.lead')}</p>
      <FormProblem text={problem} />
      <EmailField autoComplete="username" error={errorOf('email')} />
      <Button type="submit" isWide isBusy={isBusy}>
        {t('reset.submit')}
      </Button>
      <ButtonLink to="/login/" look="quiet">
        {t('reset.back')}
      </ButtonLink>
    </form>
  )
}

export function resetText(refusal: string | undefined, t: TranslateAccount): string {
  if (refusal === 'email-unknown') return t('reset.unknown')
  return t(refusal === 'too-many-attempts' ? 'notice.too-many-attempts' : 'reset.failed')
}

/** The new password of who came by the link; then they are logged in with it. */
export function NewPasswordForm({ link, onAgain }: { link: ResetLink; onAgain: () => void }) {
  const t = useAccountTranslation()
  const save = useNewPassword(link)
  const { form, submit, errorOf, problem, isBusy } = useForm({
    check: (read) =>
      checkForm({
        password: checkPassword(read('password')),
        repeat: checkPasswordRepeat(read('password'), read('repeat')),
      }),
    send: ({ password }) => save(password),
  })
  return (
    <form ref={form} className={styles.way} method="post" onSubmit={submit} noValidate>
      <h1 className={styles.title}>{t('reset.new.title')}</h1>
      <p className={styles.lead}>{t('reset.new.lead', { email: link.email })}</p>
      <FormProblem text={problem} />
      <NewPasswordFields
        label={t('account.password.new')}
        repeatLabel={t('account.password.repeat')}
        errorOf={errorOf}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {t('reset.new.submit')}
      </Button>
      {problem !== null && (
        <Button look="quiet" onClick={onAgain}>
          {t('reset.new.again')}
        </Button>
      )}
    </form>
  )
}

function useNewPassword({ email, token }: ResetLink) {
  const t = useAccountTranslation()
  const notify = useNotify()
  const navigate = useNavigate()
  const { logIn } = useSessionActions()
  const { code: storeCode } = useShop().view
  return async (newPassword: string): Promise<string | FieldProblem | null> => {
    const answer = await askShop(createPassword, { email, newPassword, resetToken: token }, { storeCode })
    if (answer?.ok === false && answer.refusal.code === 'password-guessable')
      return { field: 'password', text: t('form.password-guessable') }
    if (!answer?.ok)
      return t(answer?.refusal.code === 'reset-token-invalid' ? 'reset.new.invalid' : 'account.password.failed')
    notify({ type: 'success', message: t('account.password.changed'), action1: { label: t('notification.ok') } })
    const loggedIn = await logIn(email, newPassword)
    await navigate(loggedIn.ok ? '/my-account/' : '/login/', { replace: true })
    return null
  }
}
