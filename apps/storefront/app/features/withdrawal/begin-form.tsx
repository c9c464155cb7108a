import { checkEmail, checkForm, checkRequired } from '@vonk/domain/forms'
import { Button } from '@vonk/ui/button'
import { TextField } from '@vonk/ui/field'
import { useSearchParams } from 'react-router'
import { useAccountTranslation } from '../../i18n/index.ts'
import { FormProblem, useForm } from '../account/index.ts'
import { type BegunStatement, useWithdrawal } from './use-withdrawal.ts'
import styles from './withdrawal-page.module.css'

const mostDigits = 32

/** Which order: its number and the mail address it was ordered with. */
export function BeginForm({ onBegun }: { onBegun: (begun: BegunStatement) => void }) {
  const t = useAccountTranslation()
  const [query] = useSearchParams()
  const { begin } = useWithdrawal()
  const { form, submit, errorOf, problem, isBusy } = useForm({
    check: (read) => checkForm({ orderNumber: checkRequired(read('orderNumber')), email: checkEmail(read('email')) }),
    async send(order) {
      const told = await begin(order)
      if ('problem' in told) return told.problem
      onBegun(told.value)
      return null
    },
  })
  return (
    <>
      <h1 className={styles.title}>{t('withdrawal.title')}</h1>
      <p>{t('withdrawal.lead')}</p>
      <form ref={form} className={styles.card} method="post" onSubmit={submit} noValidate>
        <TextField
          label={t('withdrawal.order-number')}
          hint={t('withdrawal.order-number-hint')}
          name="orderNumber"
          defaultValue={query.get('order')?.slice(0, mostDigits) ?? ''}
          autoComplete="off"
          inputMode="numeric"
          maxLength={mostDigits}
          required
          error={errorOf('orderNumber')}
        />
        <TextField
          label={t('withdrawal.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
          error={errorOf('email')}
        />
        <div className={styles.send}>
          <FormProblem text={problem} />
          <Button type="submit" isWide isBusy={isBusy}>
            {t('withdrawal.find')}
          </Button>
        </div>
        <p className={styles.small}>{t('withdrawal.nothing-yet')}</p>
      </form>
    </>
  )
}
