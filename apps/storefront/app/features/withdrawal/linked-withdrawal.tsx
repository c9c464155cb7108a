import { Button } from '@vonk/ui/button'
import { Icon } from '@vonk/ui/icon'
import { useEffect, useState } from 'react'
import { useAccountTranslation } from '../../i18n/index.ts'
import { Skeleton } from '../../ui/signs/skeleton.tsx'
import { focusHeading } from './focus-heading.ts'
import { PiecesForm } from './pieces-form.tsx'
import { type CompletedWithdrawal, type OpenedWithdrawal, type Problem, useWithdrawal } from './use-withdrawal.ts'
import { WithdrawalDone } from './withdrawal-done.tsx'
import styles from './withdrawal-page.module.css'

type LinkedWithdrawalProps = {
  /** The token of the mail; null until the address has been read. */
  link: string | null
  onAnew: () => void
}

/** What the link of the receipt leads to. Opening it changes nothing: programs open links, too. */
export function LinkedWithdrawal({ link, onAnew }: LinkedWithdrawalProps) {
  const { told, askAgain } = useOpened(link)
  const [done, setDone] = useState<CompletedWithdrawal | null>(null)
  if (done) return <WithdrawalDone done={done} />
  if (!told || link === null) return <Waiting />
  if ('problem' in told) return <Stopped {...told} onAgain={askAgain} onAnew={onAnew} />
  return <PiecesForm link={link} opened={told.value} onDone={setDone} />
}

type Told = { readonly value: OpenedWithdrawal } | Problem

function useOpened(link: string | null) {
  const { open } = useWithdrawal()
  const [attempt, setAttempt] = useState(1)
  const [told, setTold] = useState<Told | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is another function at each rendering, and another attempt is a reason to ask again.
  useEffect(() => {
    if (link === null) return
    let isWanted = true
    setTold(null)
    void open(link).then((answer) => isWanted && setTold(answer))
    return () => {
      isWanted = false
    }
  }, [link, attempt])
  return { told, askAgain: () => setAttempt((before) => before + 1) }
}

function Waiting() {
  const t = useAccountTranslation()
  return (
    <>
      <h1 className={styles.title}>{t('withdrawal.pieces-title')}</h1>
      <div className={styles.card} aria-busy="true">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="button" />
      </div>
    </>
  )
}

type StoppedProps = Problem & { onAgain: () => void; onAnew: () => void }

/** Why nothing can be chosen, and the way on. */
function Stopped({ problem, isFinal, onAgain, onAnew }: StoppedProps) {
  const t = useAccountTranslation()
  return (
    <>
      <span className={styles.mark} data-look="info">
        <Icon name="info" size="l" />
      </span>
      <h1 className={styles.title} tabIndex={-1} ref={focusHeading}>
        {t('withdrawal.stopped-title')}
      </h1>
      <p>{problem}</p>
      <Button onClick={isFinal ? onAnew : onAgain}>{t(isFinal ? 'withdrawal.begin-anew' : 'withdrawal.again')}</Button>
    </>
  )
}
