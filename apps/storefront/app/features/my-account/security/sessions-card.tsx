import type { CallResult } from '@vonk/client'
import { endAllSessions, endSession, listSessions } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { useState } from 'react'
import { useWholeDevice } from '#device/index.ts'
import { useAccountTranslation, useDates } from '#i18n/index.ts'
import { Skeleton } from '#ui/signs/skeleton.tsx'
import { FormProblem } from '../../account/index.ts'
import { useNotify } from '../../notifications/index.ts'
import { Failure } from '../failure.tsx'
import { dayOf } from '../orders/order-view.ts'
import styles from '../profile/profile.module.css'
import { takeFocus } from '../take-focus.ts'
import { useOwnData } from '../use-own-data.ts'
import { AreYouSure } from './are-you-sure.tsx'

export type ListedSession = CallResult<typeof listSessions>[number]
type Leaving = { onLeave: () => Promise<void> }

/** Where the customer is logged in, and out again. */
export function SessionsCard({ onLeave }: Leaving) {
  const t = useAccountTranslation()
  const { state, value: sessions, askAgain } = useOwnData(listSessions, {})
  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>{t('security.sessions')}</h2>
      <p className={styles.lead}>{t('security.sessions-lead')}</p>
      {sessions && <Sessions sessions={sessions} onChange={askAgain} onLeave={onLeave} />}
      {!sessions && state === 'failed' && <Failure onRetry={askAgain} />}
      {!sessions && state === 'asking' && <Skeleton />}
    </section>
  )
}

type SessionsProps = Leaving & { sessions: readonly ListedSession[]; onChange: () => void }

export function Sessions({ sessions, onChange, onLeave }: SessionsProps) {
  const { end, endAll, problem, isBusy } = useEnding(onChange, onLeave)
  return (
    <>
      <FormProblem text={problem} />
      <ul className={styles.addresses}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.address}>
            <SessionRow session={session} onEnd={() => end(session.id)} isBusy={isBusy} />
          </li>
        ))}
      </ul>
      <Everywhere isBusy={isBusy} onEnd={endAll} />
    </>
  )
}

function Everywhere({ isBusy, onEnd }: { isBusy: boolean; onEnd: () => void }) {
  const t = useAccountTranslation()
  // Null until somebody has asked.
  const [isAsking, setIsAsking] = useState<boolean | null>(null)
  const label = t('security.everywhere')
  if (isAsking) {
    const keep = { keepLabel: t('account.addresses.cancel'), onKeep: () => setIsAsking(false) }
    return (
      <AreYouSure question={t('security.everywhere-sure')} label={label} isBusy={isBusy} onSure={onEnd} {...keep} />
    )
  }
  return (
    <div>
      <Button look="secondary" ref={isAsking === false ? takeFocus : undefined} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
    </div>
  )
}

type SessionRowProps = { session: ListedSession; onEnd: () => void; isBusy: boolean }

function SessionRow({ session, onEnd, isBusy }: SessionRowProps) {
  const t = useAccountTranslation()
  const { formatDay } = useDates()
  const device = [session.browser, session.system].filter(Boolean).join(' · ') || t('security.device-unknown')
  const words = session.is_current ? t('security.here') : t('security.used', { day: formatDay(dayOf(session.used_at)) })
  return (
    <>
      <p className={styles.lines}>
        <strong>{device}</strong>
        <span className={styles.lead}>{words}</span>
      </p>
      {!session.is_current && <EndButton device={device} isBusy={isBusy} onEnd={onEnd} />}
    </>
  )
}

function EndButton({ device, isBusy, onEnd }: { device: string; isBusy: boolean; onEnd: () => void }) {
  const t = useAccountTranslation()
  const label = t('security.log-out-of', { device })
  return (
    <div className={styles.buttons}>
      <Button size="s" look="quiet" isBusy={isBusy} aria-label={label} onClick={onEnd}>
        {t('account.log-out')}
      </Button>
    </div>
  )
}

function useEnding(onChange: () => void, onLeave: () => Promise<void>) {
  const t = useAccountTranslation()
  const notify = useNotify()
  const device = useWholeDevice()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function ask(asked: (api: Api) => Promise<{ readonly isOk: boolean }>): Promise<boolean> {
    setIsBusy(true)
    setProblem(null)
    const engine = await device.engine().catch(() => null)
    const isDone = engine !== null && (await asked(engine.api)).isOk
    setIsBusy(false)
    if (!isDone) setProblem(t('security.sessions-failed'))
    return isDone
  }

  return {
    problem,
    isBusy,
    async end(sessionId: string) {
      await ask((api) => api.call(endSession, { sessionId }))
      // Also when it was over already.
      onChange()
    },
    async endAll() {
      if (!(await ask((api) => api.call(endAllSessions, {})))) return
      notify({ type: 'success', message: t('security.ended'), action1: { label: t('notification.ok') } })
      await onLeave()
    },
  }
}

type Api = Awaited<ReturnType<ReturnType<typeof useWholeDevice>['engine']>>['api']
