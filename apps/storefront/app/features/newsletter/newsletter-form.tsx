import type { Fetch } from '@vonk/client'
import { subscribeToNewsletter } from '@vonk/contract/calls'
import { checkEmail } from '@vonk/domain/forms'
import { afterNewsletterCall } from '@vonk/domain/newsletter'
import type { OrderSettings } from '@vonk/domain/settings'
import { Button } from '@vonk/ui/button'
import { type FormEvent, useState } from 'react'
import { askShop, useSettings } from '../../device/index.ts'
import { useLaterTranslation } from '../../i18n/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useShop } from '../stores/index.ts'
import styles from './newsletter-form.module.css'

type NewsletterFormProps = {
  /** Tells it from other forms of the page. */
  id: string
  placeholder?: string
  buttonLabel?: string
}
type Outcome = SubscribeOutcome | 'email-invalid' | 'required'

/** One field and a button; says what became of it where the form stands. */
export function NewsletterForm({ id, placeholder = '', buttonLabel = '' }: NewsletterFormProps) {
  const t = useLaterTranslation()
  const { view } = useShop()
  const settings = useSettings()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isWrong = outcome === 'email-invalid' || outcome === 'required'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = checkEmail(String(new FormData(event.currentTarget).get('email') ?? ''))
    if (!email.ok) return setOutcome(email.refusal.code === 'required' ? 'required' : 'email-invalid')
    setIsBusy(true)
    const told = await subscribe(email.value, { storeCode: view.code, settings })
    setIsBusy(false)
    setOutcome(told)
  }

  if (outcome === 'subscribed' || outcome === 'to-confirm') {
    // The button that had the focus is gone, so the focus moves to the message that replaced it.
    return (
      <p className={styles.done} role="status" tabIndex={-1} ref={(text) => text?.focus()}>
        {t(`newsletter.${outcome}`)}
      </p>
    )
  }
  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <VisuallyHidden>
        <label htmlFor={id}>{t('login.email')}</label>
      </VisuallyHidden>
      <input
        className={styles.field}
        id={id}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={placeholder || t('newsletter.placeholder')}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-outcome`}
      />
      <Button type="submit" isBusy={isBusy}>
        {buttonLabel || t('newsletter.button')}
      </Button>
      <p className={styles.outcome} id={`${id}-outcome`} role="status">
        {outcome && t(`newsletter.${outcome}`)}
      </p>
    </form>
  )
}

type SubscribeOutcome = 'subscribed' | 'to-confirm' | 'too-many' | 'failed'

type Form = {
  readonly storeCode: string
  readonly settings: Pick<OrderSettings, 'newsletterDoubleOptIn'>
  readonly fetch?: Fetch
}

/** Asks for the newsletter; `to-confirm` where a link in a mail has to be followed before it counts. */
export async function subscribe(email: string, { storeCode, settings, fetch }: Form): Promise<SubscribeOutcome> {
  const answer = await askShop(subscribeToNewsletter, { email }, { storeCode, fetch })
  if (!answer) return 'failed'
  if (!answer.ok && answer.refusal.status === 429) return 'too-many'
  // Who had confirmed before need not do so again.
  const newsletterDoubleOptIn = settings.newsletterDoubleOptIn && !(answer.ok && answer.value === 'subscribed')
  const code = answer.ok ? 200 : answer.refusal.status
  const outcome = afterNewsletterCall({ kind: 'subscribe', email, code }, { newsletterDoubleOptIn })
  if (!outcome.ok) return 'failed'
  return outcome.value.isSubscribed ? 'subscribed' : 'to-confirm'
}
