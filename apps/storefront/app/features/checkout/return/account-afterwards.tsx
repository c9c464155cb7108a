import { checkPassword } from '@vonk/domain/forms'
import { Button } from '@vonk/ui/button'
import { type FormEvent, useState } from 'react'
import type { OrderedCart } from '#device/checkout/index.ts'
import { useSession, useSessionActions } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { FormProblem, formText, registerText } from '../../account/index.ts'
import { NewPassword } from '../form/new-password.tsx'
import styles from './return-page.module.css'

type AccountAfterwardsProps = { person: Pick<OrderedCart, 'email' | 'firstName' | 'lastName'> }

/** An account for a guest who has just ordered: a password is all that is missing. */
export function AccountAfterwards({ person: { email, firstName, lastName } }: AccountAfterwardsProps) {
  const t = useLaterTranslation()
  const { role } = useSession()
  const { password, setPassword, error, problem, isBusy, submit } = useNewAccount({ email, firstName, lastName })
  if (role === 'customer') {
    return (
      <p className={styles.card} role="status">
        {t('return.account.done')}
      </p>
    )
  }
  return (
    <section className={styles.card}>
      <h2 className={styles.subheading}>{t('return.account.title')}</h2>
      <p>{t('return.account.text')}</p>
      <form className={styles.account} method="post" onSubmit={submit} noValidate>
        <FormProblem text={problem} />
        {/* So that the browser keeps the password for this address. */}
        <input
          className={styles.unseen}
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <NewPassword value={password} error={error} onType={setPassword} />
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {t('register.submit')}
        </Button>
      </form>
    </section>
  )
}

/** A password that is checked, and the account it opens. */
function useNewAccount({ email, firstName, lastName }: AccountAfterwardsProps['person']) {
  const t = useLaterTranslation()
  const { register } = useSessionActions()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  function showRefusal(code: string) {
    const text = registerText(code, t)
    if (code === 'password-guessable') setError(text)
    else setProblem(text)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const checked = checkPassword(password)
    setError(checked.ok ? undefined : formText(checked.refusal, t))
    if (!checked.ok || isBusy) return
    setIsBusy(true)
    setProblem(null)
    const answer = await register({ email, firstName, lastName, password })
    setIsBusy(false)
    if (!answer.ok) showRefusal(answer.refusal.code)
  }

  return { password, setPassword, error, problem, isBusy, submit }
}
