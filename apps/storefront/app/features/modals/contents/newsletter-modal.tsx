import { Button } from '@vonk/ui/button'
import { TextField } from '@vonk/ui/field'
import { type FormEvent, useState } from 'react'
import { useSettings } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { subscribe } from '../../newsletter/index.ts'
import { useNotify } from '../../notifications/index.ts'
import { useShop } from '../../stores/index.ts'
import type { ModalContentProps } from '../modal-content.ts'
import styles from './newsletter-modal.module.css'

/** Begins with the address of the payload, where whoever opened it knows one. */
export function NewsletterModal({ payload, close }: ModalContentProps) {
  const t = useLaterTranslation()
  const notify = useNotify()
  const { view } = useShop()
  const settings = useSettings()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { email } = event.currentTarget
    if (!email.validity.valid) return setError(t('modal.newsletter.invalid'))
    setBusy(true)
    const told = await subscribe(email.value, { storeCode: view.code, settings })
    setBusy(false)
    if (told === 'failed') return setError(t('modal.newsletter.failed'))
    if (told === 'too-many') return setError(t('newsletter.too-many'))
    notify({
      type: 'success',
      message: t(told === 'to-confirm' ? 'modal.newsletter.confirm' : 'modal.newsletter.done'),
    })
    close()
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <p>{t('modal.newsletter.text')}</p>
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={emailIn(payload)}
        required
        error={error}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('modal.newsletter.submit')}
      </Button>
    </form>
  )
}

function emailIn(payload: unknown): string | undefined {
  const email = typeof payload === 'object' && payload !== null && 'email' in payload ? payload.email : null
  return typeof email === 'string' ? email : undefined
}
