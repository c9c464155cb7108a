import { changePassword } from '@vonk/contract/calls'
import { checkForm, checkPassword, checkPasswordRepeat } from '@vonk/domain/forms'
import { afterPasswordChange, checkPasswordChange } from '@vonk/domain/session'
import { Button } from '@vonk/ui/button'
import { useState } from 'react'
import { useSessionActions, useWholeDevice } from '#device/index.ts'
import { type TranslateAccount, useAccountTranslation } from '#i18n/index.ts'
import { type FieldProblem, FormProblem, NewPasswordFields, useForm } from '../../account/index.ts'
import { useNotify } from '../../notifications/index.ts'
import styles from '../profile/profile.module.css'
import { checkProof, ProofFields, useHeldProof, useProving } from '../proof/index.ts'
import { useCustomer } from '../use-customer.ts'

/** Another password, for who shows that the account is theirs. */
export function PasswordSection() {
  const change = useChange()
  // A form that has done its work begins again, empty.
  const [round, setRound] = useState(1)
  async function changeOnce(currentPassword: string, newPassword: string) {
    const problem = await change(currentPassword, newPassword)
    if (problem === null) setRound((before) => before + 1)
    return problem
  }
  return <PasswordForm key={round} onChange={changeOnce} />
}

type Change = (currentPassword: string, newPassword: string) => Promise<string | FieldProblem | null>

export function PasswordForm({ onChange }: { onChange: Change }) {
  const t = useAccountTranslation()
  const { isHeld } = useProving()
  const { form, submit, errorOf, problem, isBusy } = useForm({
    check: (read) =>
      checkForm({
        current: checkProof(read, isHeld),
        password: checkPassword(read('password')),
        repeat: checkPasswordRepeat(read('password'), read('repeat')),
      }),
    send: ({ current, password }) => onChange(current, password),
  })
  return (
    <form ref={form} className={styles.card} method="post" onSubmit={submit} noValidate>
      <h2 className={styles.subtitle}>{t('account.password.title')}</h2>
      <p className={styles.lead}>{t('account.password.lead')}</p>
      <FormProblem text={problem} />
      <ProofFields errorOf={errorOf} />
      <NewPasswordFields
        label={t('account.password.new')}
        repeatLabel={t('account.password.repeat')}
        errorOf={errorOf}
      />
      <div>
        <Button type="submit" isBusy={isBusy}>
          {t('account.password.submit')}
        </Button>
      </div>
    </form>
  )
}

/** Changes the password and logs in again with it; answers in words why not. */
function useChange(): Change {
  const t = useAccountTranslation()
  const device = useWholeDevice()
  const finish = useFinishing()
  const { prove, askAgain } = useProving()
  const { hold } = useHeldProof()
  function refusedText(refused: Refused | null): string | FieldProblem {
    if (refused?.refusal === 'proof-needed') return askAgain()
    if (refused?.refusal === 'password-guessable') return { field: 'password', text: t('form.password-guessable') }
    return passwordText(refused, t)
  }
  return async (currentPassword, newPassword) => {
    if (!checkPasswordChange({ isOnline: device.isOnline() }).ok) return t('account.password.offline')
    const proved = await prove(currentPassword)
    if (!proved.ok) return proved.refusal
    const engine = await device.engine().catch(() => null)
    const answer = await engine?.api.call(changePassword, { proof: proved.value, newPassword })
    if (!answer?.isOk) return refusedText(answer?.isUnreachable === false ? answer : null)
    // The session that the proof was for has ended.
    hold(null)
    await finish(newPassword)
    return null
  }
}

/** The old session ended with the old password. */
function useFinishing() {
  const t = useAccountTranslation()
  const notify = useNotify()
  const { logIn } = useSessionActions()
  const { profile } = useCustomer()
  return async (newPassword: string) => {
    for (const step of afterPasswordChange({ code: 200, errorMessage: null })) {
      if (step.do === 'log-in-again') await logIn(profile?.email ?? '', newPassword)
      else notify({ type: 'success', message: t('account.password.changed'), action1: { label: t('notification.ok') } })
    }
  }
}

type Refused = { readonly refusal: string | null; readonly result: unknown }

/** The shop's own words where it has some, the server's otherwise. */
export function passwordText(refused: Refused | null, t: TranslateAccount): string {
  if (refused?.refusal === 'password-incorrect') return t('account.password.mismatch')
  if (refused?.refusal === 'too-many-attempts') return t('notice.too-many-attempts')
  const said = refused?.result
  const sentence = typeof said === 'object' && said !== null && 'errorMessage' in said ? said.errorMessage : null
  return typeof sentence === 'string' && sentence !== '' ? sentence : t('account.password.failed')
}
