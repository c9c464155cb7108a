import { readPointsBalance } from '@vonk/contract/calls'
import { toCents } from '@vonk/domain/money'
import { formatPrice } from '@vonk/domain/pricing'
import { usePoints as checkPoints } from '@vonk/domain/tenders'
import { Button } from '@vonk/ui/button'
import { TextField } from '@vonk/ui/field'
import { type FormEvent, useState } from 'react'
import { useCheckoutActions } from '#device/checkout/index.ts'
import { useDevice, useSettings } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { Accordion } from '#ui/structure/accordion.tsx'
import { useShop } from '../../stores/index.ts'
import { useAsk } from '../use-ask.ts'
import styles from './points-field.module.css'

type PointsFieldProps = {
  /** What would be paid without points. */
  due: number
  /** What points pay already. */
  paid: number
  onAnnounce: (text: string) => void
}

/** Points as money, for customers who have some. */
export function PointsField(props: PointsFieldProps) {
  const token = useDevice(({ session }) => session.token)
  const balance = useAsk(readPointsBalance, token === null ? null : {}, { token })
  if (balance.state !== 'answered' || balance.value.balance <= 0) return null
  return <PointsForm {...props} balance={balance.value.balance} worth={toCents(balance.value.worth)} />
}

function PointsForm({ due, paid, balance, worth, onAnnounce }: PointsFieldProps & { balance: number; worth: number }) {
  const t = useLaterTranslation()
  const { priceFormat } = useShop().view
  const settings = useSettings()
  const { applyPoints } = useCheckoutActions()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setIsBusy] = useState(false)

  async function use(requested: number) {
    const checked = checkPoints({ requested, balance, remainder: due }, settings)
    if (!checked.ok) return setError(pointsText(checked.refusal.code))
    setIsBusy(true)
    const applied = await applyPoints(checked.value.points)
    setIsBusy(false)
    setError(applied.ok ? undefined : pointsText(applied.refusal.code))
    if (applied.ok) onAnnounce(t('checkout.points.used', { points: String(checked.value.points) }))
  }

  function pointsText(code: string): string {
    if (code === 'not-enough-points') return t('checkout.points.not-enough')
    return t(code === 'points-invalid' ? 'checkout.points.invalid' : 'notice.failed')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void use(typed.trim() === '' ? Number.NaN : Number(typed))
  }

  return (
    <Accordion title={t('checkout.points.title')} isOpen={paid > 0}>
      <form className={styles.points} method="post" onSubmit={submit} noValidate>
        <p className={styles.balance}>
          {t('checkout.points.balance', { balance: String(balance), worth: formatPrice(worth, priceFormat) })}
        </p>
        <TextField
          label={t('checkout.points.field')}
          name="points"
          inputMode="numeric"
          maxLength={9}
          value={typed}
          error={error}
          onText={setTyped}
        />
        <div className={styles.buttons}>
          <Button type="submit" look="secondary" size="s" isBusy={isBusy}>
            {t('checkout.points.apply')}
          </Button>
          <Button look="quiet" size="s" onClick={() => void use(paid > 0 ? 0 : balance)}>
            {t(paid > 0 ? 'checkout.points.remove' : 'checkout.points.all')}
          </Button>
        </div>
      </form>
    </Accordion>
  )
}
