import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../i18n/index.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useNotify } from '../../notifications/index.ts'
import { useShop } from '../../stores/index.ts'
import type { ModalContentProps } from '../modal-content.ts'
import styles from './newsletter-modal.module.css'
import { subscribe } from './subscribe.ts'

export function NewsletterModal({ close }: Pick<ModalContentProps, 'close'>) {
  const t = useTranslation()
  const notify = useNotify()
  const { view } = useShop()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { email } = event.currentTarget
    if (!email.validity.valid) return setError(t('modal.newsletter.invalid'))
    setBusy(true)
    const isSubscribed = await subscribe(email.value, view.code)
    setBusy(false)
    if (!isSubscribed) return setError(t('modal.newsletter.failed'))
    notify({
      type: 'success',
      message: view.language === 'de' ? t('modal.newsletter.confirm') : t('modal.newsletter.done'),
    })
    close()
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{t('modal.newsletter.text')}</p>
      <TextField
        label={t('modal.newsletter.email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={error}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('modal.newsletter.submit')}
      </Button>
    </form>
  )
}
