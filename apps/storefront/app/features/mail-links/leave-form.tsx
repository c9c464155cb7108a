import { unsubscribeFromNewsletter } from '@vonk/contract/calls'
import { checkEmail } from '@vonk/domain/forms'
import { Button } from '@vonk/ui/button'
import { FieldError, TextField } from '@vonk/ui/field'
import { type FormEvent, useState } from 'react'
import { askShop } from '../../device/index.ts'
import { useAccountTranslation } from '../../i18n/index.ts'
import { useShop } from '../stores/index.ts'
import styles from './mail-link-page.module.css'

/** The way to a link for who has none that works; whether the address is on the list only its mailbox learns. */
export function LeaveForm() {
  const t = useAccountTranslation()
  const { code: storeCode } = useShop().view
  const [isWrong, setIsWrong] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isAsked, setIsAsked] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = checkEmail(String(new FormData(event.currentTarget).get('email') ?? ''))
    setIsWrong(!email.ok)
    setProblem(null)
    if (!email.ok || isBusy) return
    setIsBusy(true)
    const answer = await askShop(unsubscribeFromNewsletter, { email: email.value }, { storeCode })
    setIsBusy(false)
    if (answer?.ok) return setIsAsked(true)
    setProblem(t(answer?.refusal.status === 429 ? 'notice.too-many-attempts' : 'mail-link.failed'))
  }

  if (isAsked)
    return (
      <p role="status" tabIndex={-1} ref={(text) => text?.focus()}>
        {t('mail-link.newsletter.leave.mailed')}
      </p>
    )
  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <Problem text={problem} />
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={isWrong ? t('form.email-invalid') : undefined}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {t('mail-link.newsletter.leave.mail-me')}
      </Button>
    </form>
  )
}

/** Why nothing has happened, said as soon as it is known. */
export function Problem({ text }: { text: string | null }) {
  return <div role="alert">{text !== null && <FieldError text={text} />}</div>
}
