import { Button } from '@vonk/ui/button'
import { type FormEvent, useState } from 'react'
import { useAccountTranslation } from '../../i18n/index.ts'
import { FormProblem } from '../account/index.ts'
import { focusHeading } from './focus-heading.ts'
import { type BegunStatement, type ReceivedStatement, useWithdrawal } from './use-withdrawal.ts'
import styles from './withdrawal-page.module.css'

type DeclareFormProps = {
  begun: BegunStatement
  onReceived: (received: ReceivedStatement) => void
  onBack: () => void
}

/** The statement in full, and the button that declares it. */
export function DeclareForm({ begun, onReceived, onBack }: DeclareFormProps) {
  const t = useAccountTranslation()
  const { confirm } = useWithdrawal()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    const told = await confirm(begun)
    setIsBusy(false)
    if ('problem' in told) setProblem(told.problem)
    else onReceived(told.value)
  }

  return (
    <>
      <h1 className={styles.title} tabIndex={-1} ref={focusHeading}>
        {t('withdrawal.declare-title')}
      </h1>
      <form className={styles.card} method="post" onSubmit={submit} noValidate>
        <p className={styles.statement}>{t('withdrawal.declare-lead', { number: begun.orderNumber })}</p>
        <p className={styles.mailed}>{t('withdrawal.declare-email', { email: begun.email })}</p>
        <p className={styles.note}>{t('withdrawal.declare-then')}</p>
        <div className={styles.send}>
          <FormProblem text={problem} />
          <Button type="submit" isWide isBusy={isBusy}>
            {t('withdrawal.confirm')}
          </Button>
        </div>
        <Button look="quiet" isWide onClick={onBack}>
          {t('withdrawal.back')}
        </Button>
      </form>
    </>
  )
}
