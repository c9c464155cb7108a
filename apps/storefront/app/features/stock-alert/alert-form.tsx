import { checkEmail } from '@vonk/domain/forms'
import { Button } from '@vonk/ui/button'
import { FieldError, SelectField, TextField } from '@vonk/ui/field'
import { type FormEvent, useState } from 'react'
import { useDevice, useWholeDevice } from '../../device/index.ts'
import { type TranslateLater, useLaterTranslation } from '../../i18n/index.ts'
import { type AlertAnswer, type AskOutcome, askAlert } from './ask-alert.ts'
import type { AwaitedSize } from './awaited.ts'
import styles from './stock-alert-sheet.module.css'

type AlertFormProps = { sizes: readonly AwaitedSize[]; onAsked: (asked: AlertAnswer) => void }

export function AlertForm({ sizes, onAsked }: AlertFormProps) {
  const t = useLaterTranslation()
  const own = useDevice(({ session }) => session.profile?.email ?? '')
  const [typed, setTyped] = useState<string | null>(null)
  // Who is logged in is asked of the shop after the page: their address may come while the sheet is open.
  const email = typed ?? own
  const { submit, refusal, isBusy } = useAsking(onAsked)
  const isOwn = own !== '' && email.trim().toLowerCase() === own.toLowerCase()
  const isAddress = refusal === 'required' || refusal === 'email-invalid'
  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {sizes.length > 1 ? (
        <SelectField
          label={t('stock-alert.size')}
          name="sku"
          options={sizes.map(({ sku, label }) => ({ value: sku, label }))}
        />
      ) : (
        <input type="hidden" name="sku" value={sizes[0]?.sku} />
      )}
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={email}
        onText={setTyped}
        error={isAddress ? t(`form.${refusal}`) : undefined}
      />
      {/* Always there, so that its first word is read out. */}
      <div role="alert">{refusal !== null && !isAddress && <FieldError text={refusalText(refusal, t)} />}</div>
      <Button type="submit" isWide isBusy={isBusy}>
        {t('stock-alert.button')}
      </Button>
      <p className={styles.small}>{t(isOwn ? 'stock-alert.how-own' : 'stock-alert.how')}</p>
    </form>
  )
}

type Refusal = Exclude<AskOutcome, AlertAnswer['outcome']> | 'required'

function refusalText(refusal: Exclude<Refusal, 'required' | 'email-invalid'>, t: TranslateLater): string {
  return t(refusal === 'too-many-attempts' ? 'notice.too-many-attempts' : `stock-alert.${refusal}`)
}

function useAsking(onAsked: (asked: AlertAnswer) => void) {
  const device = useWholeDevice()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const { currentTarget: form } = event
    const data = new FormData(form)
    const email = checkEmail(String(data.get('email') ?? ''))
    if (!email.ok) return refuse(form, email.refusal.code === 'required' ? 'required' : 'email-invalid')
    setIsBusy(true)
    setRefusal(null)
    const outcome = await askAlert(device, { sku: String(data.get('sku')), email: email.value })
    setIsBusy(false)
    if (outcome === 'waiting' || outcome === 'unconfirmed' || outcome === 'product-in-stock')
      return onAsked({ outcome, email: email.value })
    refuse(form, outcome)
  }

  function refuse(form: HTMLFormElement, reason: Refusal) {
    setRefusal(reason)
    // After React has marked what is wrong.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return { submit, refusal, isBusy }
}
