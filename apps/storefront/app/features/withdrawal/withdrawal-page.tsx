import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAccountTranslation } from '../../i18n/index.ts'
import { Container } from '../../ui/structure/container.tsx'
import { useLinkToken } from '../mail-links/index.ts'
import { HiddenPageHead } from '../seo/index.ts'
import { BeginForm } from './begin-form.tsx'
import { DeclareForm } from './declare-form.tsx'
import { LinkedWithdrawal } from './linked-withdrawal.tsx'
import { StatementReceipt } from './statement-receipt.tsx'
import type { BegunStatement, ReceivedStatement } from './use-withdrawal.ts'
import styles from './withdrawal-page.module.css'

/** The way out of a purchase: declared in two steps without logging in, and completed by the link of the receipt. */
export function WithdrawalPage() {
  const t = useAccountTranslation()
  const [isAnew, setIsAnew] = useState(false)
  const [query] = useSearchParams()
  const link = useLinkToken()
  // Before the browser has read what stands behind the #, the address says whether that will be a link.
  const isLinked = !isAnew && (link === null ? query.has('pieces') : link !== '')
  return (
    <Container>
      <HiddenPageHead title={t('withdrawal.title')} />
      <div className={styles.page}>
        {isLinked ? <LinkedWithdrawal key={link} link={link} onAnew={() => setIsAnew(true)} /> : <Declaration />}
      </div>
    </Container>
  )
}

/** Which order, the confirmation, the receipt. */
function Declaration() {
  const [begun, setBegun] = useState<BegunStatement | null>(null)
  const [received, setReceived] = useState<ReceivedStatement | null>(null)

  function beginAnew() {
    setReceived(null)
    setBegun(null)
  }

  if (received) return <StatementReceipt received={received} onAnew={beginAnew} />
  if (begun) return <DeclareForm begun={begun} onReceived={setReceived} onBack={beginAnew} />
  return <BeginForm onBegun={setBegun} />
}
