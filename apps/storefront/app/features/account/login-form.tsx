import { checkEmail, checkForm, checkRequired } from '@vonk/domain/forms'
import { Button } from '@vonk/ui/button'
import { Link } from 'react-router'
import type { SessionActions } from '../../device/index.ts'
import { type TranslateLater, useLaterTranslation } from '../../i18n/index.ts'
import { EmailField, FormProblem, SecretField } from './account-fields.tsx'
import styles from './login-page.module.css'
import { useForm } from './use-form.ts'

/** For those who have an account. */
export function LoginForm({ onLogIn }: { onLogIn: SessionActions['logIn'] }) {
  const t = useLaterTranslation()
  const { form, submit, errorOf, problem, isBusy } = useForm({
    check: (read) => checkForm({ email: checkEmail(read('email')), password: checkRequired(read('password')) }),
    async send({ email, password }) {
      const answer = await onLogIn(email, password)
      return answer.ok ? null : loginText(answer.refusal.code, t)
    },
  })
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <FormProblem text={problem} />
      <EmailField autoComplete="username webauthn" error={errorOf('email')} />
      <SecretField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        error={errorOf('password')}
      />
      <Link className={styles.small} to="/reset-password/">
        {t('login.forgot')}
      </Link>
      <Button type="submit" isWide isBusy={isBusy}>
        {t('login.title')}
      </Button>
    </form>
  )
}

export function loginText(refusal: string, t: TranslateLater): string {
  if (refusal === 'sign-in-incorrect') return t('login.incorrect')
  return t(refusal === 'too-many-attempts' ? 'notice.too-many-attempts' : 'login.failed')
}
