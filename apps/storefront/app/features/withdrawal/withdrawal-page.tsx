import { useState } from 'react'
import { useAccountTranslation } from '../../i18n/index.ts'
import { Container } from '../../ui/structure/container.tsx'
import { HiddenPageHead } from '../seo/index.ts'
import { BeginForm } from './begin-form.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import type { BegunWithdrawal, WithdrawalDone } from './use-withdrawal.ts'
import styles from './withdrawal-page.module.css'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'

/** The way out of a purchase, in two steps and without logging in: which order, then what of it. */
export function WithdrawalPage() {
  const t = useAccountTranslation()
  const [begun, setBegun] = useState<BegunWithdrawal | null>(null)
  const [done, setDone] = useState<WithdrawalDone | null>(null)
  return (
    <Container>
      <HiddenPageHead title={t('withdrawal.title')} />
      <div className={styles.page}>{content()}</div>
    </Container>
  )

  function content() {
    if (done) return <WithdrawalReceipt done={done} />
    if (begun) return <ConfirmForm begun={begun} onDone={setDone} onBack={() => setBegun(null)} />
    return <BeginForm onBegun={setBegun} />
  }
}
