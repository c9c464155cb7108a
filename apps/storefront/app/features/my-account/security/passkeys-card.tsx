import { listPasskeys } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { Icon } from '@vonk/ui/icon'
import { useEffect, useRef, useState } from 'react'
import { useAccountTranslation } from '#i18n/index.ts'
import { Skeleton } from '#ui/signs/skeleton.tsx'
import { loadPasskeyCode } from '../../account/index.ts'
import { Failure } from '../failure.tsx'
import styles from '../profile/profile.module.css'
import { takeFocus } from '../take-focus.ts'
import { useOwnData } from '../use-own-data.ts'
import { PasskeyNameForm } from './passkey-name-form.tsx'
import { type Passkey, PasskeyRow } from './passkey-row.tsx'
import { usePasskeys } from './use-passkeys.ts'

const MOST_PASSKEYS = 10

/** The keys that log the customer in without a password. */
export function PasskeysCard() {
  const t = useAccountTranslation()
  const { state, value: passkeys, askAgain } = useOwnData(listPasskeys, {})
  const isAble = useIsAble()
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle} tabIndex={-1} ref={title}>
        {t('security.passkeys')}
      </h2>
      <p className={styles.lead}>{t('security.passkeys-lead')}</p>
      {passkeys && (
        <Passkeys passkeys={passkeys} isAble={isAble} onChange={askAgain} onRemoved={() => title.current?.focus()} />
      )}
      {!passkeys && state === 'failed' && <Failure onRetry={askAgain} />}
      {!passkeys && state === 'asking' && <Skeleton />}
    </section>
  )
}

type PasskeysProps = {
  passkeys: readonly Passkey[]
  /** Whether this browser can make keys; null until that is known. */
  isAble: boolean | null
  onChange: () => void
  /** Its buttons are gone with a key. */
  onRemoved: () => void
}

export function Passkeys({ passkeys, isAble, onChange, onRemoved }: PasskeysProps) {
  const t = useAccountTranslation()
  const { add, rename, remove } = usePasskeys(onChange)
  async function removeKey(key: Passkey, password: string): Promise<string | null> {
    const problem = await remove(key, password)
    if (problem === null) onRemoved()
    return problem
  }
  const isFull = passkeys.length >= MOST_PASSKEYS
  return (
    <>
      {passkeys.length === 0 && <p>{t('security.none')}</p>}
      {passkeys.length > 0 && (
        <ul className={styles.addresses}>
          {passkeys.map((key) => (
            <li key={key.id} className={styles.address}>
              <PasskeyRow
                passkey={key}
                onRename={(name) => rename(key, name)}
                onRemove={(password) => removeKey(key, password)}
              />
            </li>
          ))}
        </ul>
      )}
      {isAble === false && <p className={styles.lead}>{t('security.unsupported')}</p>}
      {isAble && isFull && <p className={styles.lead}>{t('security.full')}</p>}
      {isAble && !isFull && <NewPasskey onAdd={add} />}
    </>
  )
}

function NewPasskey({ onAdd }: { onAdd: (name: string, password: string) => Promise<string | null> }) {
  const t = useAccountTranslation()
  const [step, setStep] = useState<'first' | 'adding' | 'closed'>('first')
  if (step === 'adding')
    return <PasskeyNameForm label={t('security.add')} isNew onSave={onAdd} onClose={() => setStep('closed')} />
  return (
    <div>
      <Button look="secondary" ref={step === 'closed' ? takeFocus : undefined} onClick={() => setStep('adding')}>
        <Icon name="plus" size="s" />
        {t('security.add')}
      </Button>
    </div>
  )
}

function useIsAble(): boolean | null {
  const [isAble, setIsAble] = useState<boolean | null>(null)
  useEffect(() => {
    let isWanted = true
    loadPasskeyCode().then(
      ({ isAbleToMakePasskeys }) => isWanted && setIsAble(isAbleToMakePasskeys()),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [])
  return isAble
}
