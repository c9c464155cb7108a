import { checkEmail, checkForm, checkName, checkPassword, checkPasswordRepeat } from '@vonk/domain/forms'
import { buildPath } from '@vonk/domain/stores'
import { Button } from '@vonk/ui/button'
import { TextField } from '@vonk/ui/field'
import type { SessionActions } from '../../device/index.ts'
import { useLaterTranslation } from '../../i18n/index.ts'
import { useShop } from '../stores/index.ts'
import { EmailField, FormProblem } from './account-fields.tsx'
import styles from './login-page.module.css'
import { NewPasswordFields } from './new-password-fields.tsx'
import { registerText } from './register-text.ts'
import { useForm } from './use-form.ts'

/** For those who are new. */
export function RegisterForm({ onRegister }: { onRegister: SessionActions['register'] }) {
  const t = useLaterTranslation()
  const { view } = useShop()
  const { form, submit, errorOf, problem, isBusy } = useForm({
    check: checkAccount,
    async send({ repeat: _repeat, ...account }) {
      const answer = await onRegister(account)
      if (answer.ok) return null
      const text = registerText(answer.refusal.code, t)
      return answer.refusal.code === 'password-guessable' ? { field: 'password', text } : text
    },
  })
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <FormProblem text={problem} />
      <NameFields errorOf={errorOf} />
      <EmailField autoComplete="email" error={errorOf('email')} />
      <NewPasswordFields label={t('login.password')} repeatLabel={t('register.password-repeat')} errorOf={errorOf} />
      <Button type="submit" look="secondary" isWide isBusy={isBusy}>
        {t('register.submit')}
      </Button>
      <p className={styles.small}>
        {t('register.privacy')} <a href={buildPath(view, t('consent.privacy-path'))}>{t('register.privacy-link')}</a>.
      </p>
    </form>
  )
}

type ErrorOf = (field: string) => string | undefined

function NameFields({ errorOf }: { errorOf: ErrorOf }) {
  const t = useLaterTranslation()
  return (
    <div className={styles.names}>
      <TextField
        label={t('register.first-name')}
        name="firstName"
        autoComplete="given-name"
        error={errorOf('firstName')}
        required
      />
      <TextField
        label={t('register.last-name')}
        name="lastName"
        autoComplete="family-name"
        error={errorOf('lastName')}
        required
      />
    </div>
  )
}

function checkAccount(read: (field: string) => string) {
  const password = read('password')
  return checkForm({
    firstName: checkName(read('firstName')),
    lastName: checkName(read('lastName')),
    email: checkEmail(read('email')),
    password: checkPassword(password),
    repeat: checkPasswordRepeat(password, read('repeat')),
  })
}
