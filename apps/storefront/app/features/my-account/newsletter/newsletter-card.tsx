import type { CallResult } from '@vonk/client'
import { readNewsletterStatus } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { useEffect, useRef, useState } from 'react'
import { useWholeDevice } from '#device/index.ts'
import { useAccountTranslation } from '#i18n/index.ts'
import { Skeleton } from '#ui/signs/skeleton.tsx'
import { useModal } from '../../panels/index.ts'
import styles from '../profile/profile.module.css'
import { takeFocus } from '../take-focus.ts'
import { useOwnData } from '../use-own-data.ts'
import { type LeaveOutcome, leaveNewsletter } from './leave-newsletter.ts'

type Status = CallResult<typeof readNewsletterStatus>

/** Opens the newsletter's window for the customer's address, or takes the address off it. */
export function NewsletterCard({ email }: { email: string }) {
  const t = useAccountTranslation()
  const { state, value: status, askAgain } = useOwnData(readNewsletterStatus, { email })
  const modal = useModal('m-modal-newsletter')
  useAfterwards(modal.isOpen, askAgain)
  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>{t('account.newsletter.title')}</h2>
      <p className={styles.lead}>{t('account.newsletter.lead', { email })}</p>
      {status === null && state === 'asking' ? (
        <Skeleton />
      ) : (
        <NewsletterChoice email={email} status={status} onJoin={() => modal.open({ email })} onLeft={askAgain} />
      )}
    </section>
  )
}

/** Calls back when something that was open has been closed. */
function useAfterwards(isOpen: boolean, callBack: () => void) {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) callBack()
    wasOpen.current = isOpen
  }, [isOpen, callBack])
}

type NewsletterChoiceProps = {
  email: string
  /** Null when nobody has answered: then both ways stay open. */
  status: Status | null
  onJoin: () => void
  onLeft: () => void
}

export function NewsletterChoice({ email, status, onJoin, onLeft }: NewsletterChoiceProps) {
  const t = useAccountTranslation()
  const device = useWholeDevice()
  const [outcome, setOutcome] = useState<LeaveOutcome | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function leave() {
    setIsBusy(true)
    setOutcome(null)
    const engine = await device.engine().catch(() => null)
    const told = engine ? await leaveNewsletter(email, engine.api) : 'failed'
    setOutcome(told)
    setIsBusy(false)
    if (told === 'left' || told === 'not-subscribed') onLeft()
  }

  return (
    <>
      {status === 'unconfirmed' && <p>{t('account.newsletter.unconfirmed')}</p>}
      <div className={styles.buttons}>
        {(status === null || status === 'unsubscribed') && (
          <Button look="secondary" ref={outcome === null ? undefined : takeFocus} onClick={onJoin}>
            {t('account.newsletter.join')}
          </Button>
        )}
        {status !== 'unsubscribed' && (
          <Button look="quiet" isBusy={isBusy} onClick={leave}>
            {t('account.newsletter.leave')}
          </Button>
        )}
      </div>
      <p role="status">{outcome && t(`account.newsletter.${outcome}`)}</p>
    </>
  )
}
