import { endStockAlert, listStockAlerts } from '@vonk/contract/calls'
import { useRef, useState } from 'react'
import { useWholeDevice } from '#device/index.ts'
import { useAccountTranslation } from '#i18n/index.ts'
import { FormProblem } from '../../account/index.ts'
import { Announcement, useAnnouncement } from '../../cart/index.ts'
import { Failure } from '../failure.tsx'
import styles from '../profile/profile.module.css'
import { useOwnData } from '../use-own-data.ts'
import { type AwaitedAlert, AwaitedRow } from './awaited-row.tsx'
import own from './awaited-section.module.css'

/** What the customer wants to be told of; nothing at all where she waits for nothing. */
export function AwaitedSection() {
  const t = useAccountTranslation()
  const { state, value: alerts, askAgain } = useOwnData(listStockAlerts, {})
  const title = useRef<HTMLHeadingElement>(null)
  const { announced, announce } = useAnnouncement()
  const [hasEnded, setHasEnded] = useState(false)
  const isEmpty = (alerts?.length ?? 0) === 0
  if (isEmpty && !hasEnded && state !== 'failed') return null

  /** Its button is gone with it: the focus stays in the list. */
  function onEnded(name: string) {
    setHasEnded(true)
    announce(t('account.awaited.ended', { name }))
    title.current?.focus()
    askAgain()
  }

  return (
    <section className={`${styles.card} ${own.awaited}`}>
      <h2 className={styles.subtitle} tabIndex={-1} ref={title}>
        {t('account.awaited.title')}
      </h2>
      {alerts && <AwaitedList alerts={alerts} onEnded={onEnded} />}
      {!alerts && state === 'failed' && <Failure onRetry={askAgain} />}
      <Announcement announced={announced} />
    </section>
  )
}

type AwaitedListProps = { alerts: readonly AwaitedAlert[]; onEnded: (name: string) => void }

export function AwaitedList({ alerts, onEnded }: AwaitedListProps) {
  const t = useAccountTranslation()
  const device = useWholeDevice()
  const [busySku, setBusySku] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function end({ sku, product }: AwaitedAlert) {
    setBusySku(sku)
    setProblem(null)
    const engine = await device.engine().catch(() => null)
    const answer = await engine?.api.call(endStockAlert, { sku })
    setBusySku(null)
    if (answer?.isOk) return onEnded(product?.name ?? sku)
    setProblem(t('account.awaited.failed'))
  }

  return (
    <>
      <p className={styles.lead}>{t(alerts.length > 0 ? 'account.awaited.lead' : 'account.awaited.none')}</p>
      <FormProblem text={problem} />
      <ul className={styles.addresses}>
        {alerts.map((alert) => (
          <AwaitedRow key={alert.sku} alert={alert} isBusy={busySku === alert.sku} onEnd={() => end(alert)} />
        ))}
      </ul>
    </>
  )
}
