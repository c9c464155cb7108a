import { listPasskeys } from '@vonk/contract/calls'
import { useEffect, useState } from 'react'
import { useAccountTranslation } from '../../../i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/controls/icon.tsx'
import { Skeleton } from '../../../ui/signs/skeleton.tsx'
import { loadPasskeyCode } from '../../account/index.ts'
import { Failure } from '../failure.tsx'
import styles from '../profile/profile.module.css'
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
  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>{t('security.passkeys')}</h2>
      <p className={styles.lead}>{t('security.passkeys-lead')}</p>
      {passkeys && <Passkeys passkeys={passkeys} isAble={isAble} onChange={askAgain} />}
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
}

export function Passkeys({ passkeys, isAble, onChange }: PasskeysProps) {
  const t = useAccountTranslation()
  const { add, rename, remove } = usePasskeys(onChange)
  const isFull = passkeys.length >= MOST_PASSKEYS
  return (
    <>
      {passkeys.length === 0 && <p>{t('security.none')}</p>}
      {passkeys.length > 0 && (
        <ul className={styles.addresses}>
          {passkeys.map((key) => (
            <li key={key.id} className={styles.address}>
              <PasskeyRow passkey={key} onRename={(name) => rename(key, name)} onRemove={() => remove(key)} />
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

function NewPasskey({ onAdd }: { onAdd: (name: string) => Promise<string | null> }) {
  const t = useAccountTranslation()
  const [isAdding, setIsAdding] = useState(false)
  if (isAdding) return <PasskeyNameForm label={t('security.add')} onSave={onAdd} onClose={() => setIsAdding(false)} />
  return (
    <div>
      <Button look="secondary" onClick={() => setIsAdding(true)}>
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
