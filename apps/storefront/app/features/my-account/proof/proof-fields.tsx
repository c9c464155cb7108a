import { ok } from '@vonk/domain/result'
import { Button } from '@vonk/ui/button'
import { useEffect, useState } from 'react'
import { useAccountTranslation } from '#i18n/index.ts'
import { FormProblem, loadPasskeyCode, SecretField } from '../../account/index.ts'
import { checkTyped } from '../password/check-typed.ts'
import styles from '../profile/profile.module.css'
import { takeFocus } from '../take-focus.ts'
import { useHeldProof } from './proof-context.tsx'
import { useProving } from './use-proving.ts'

type ProofFieldsProps = { label?: string; hint?: string; errorOf: (field: string) => string | undefined }

/** The password has to be typed where nothing else shows whose account it is. */
export function checkProof(read: (field: string) => string, isHeld: boolean) {
  return isHeld ? ok('') : checkTyped(read('current'))
}

/** In a form that changes how the account is entered: the password, or a key, or a link for who has neither. */
export function ProofFields({ label, hint, errorOf }: ProofFieldsProps) {
  const t = useAccountTranslation()
  const { held } = useHeldProof()
  // Whoever pressed a button that is gone now hears what has become of it.
  const [hasAsked, setHasAsked] = useState(false)
  if (held) {
    return (
      <p className={styles.lead} role="status" tabIndex={-1} ref={hasAsked ? takeFocus : undefined}>
        {t(held.kind === 'link' ? 'proof.by-link' : 'proof.held')}
      </p>
    )
  }
  return (
    <>
      <SecretField
        label={label ?? t('account.password.current')}
        name="current"
        autoComplete="current-password"
        hint={hint}
        error={errorOf('current')}
      />
      <OtherWays onAsk={() => setHasAsked(true)} />
    </>
  )
}

function OtherWays({ onAsk }: { onAsk: () => void }) {
  const t = useAccountTranslation()
  const { byPasskey, mailLink } = useProving()
  const isAble = useIsAble()
  const [busy, setBusy] = useState<'passkey' | 'mail' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isMailed, setIsMailed] = useState(false)

  async function go(way: 'passkey' | 'mail') {
    if (busy) return
    setBusy(way)
    setProblem(null)
    onAsk()
    const found = await (way === 'passkey' ? byPasskey() : mailLink())
    setProblem(found)
    setIsMailed(way === 'mail' && found === null)
    setBusy(null)
  }

  return (
    <>
      <FormProblem text={problem} />
      <div className={styles.buttons}>
        <span className={styles.lead}>{t('proof.or')}</span>
        {isAble && (
          <Button size="s" look="quiet" isBusy={busy === 'passkey'} onClick={() => go('passkey')}>
            {t('proof.passkey')}
          </Button>
        )}
        <Button size="s" look="quiet" isBusy={busy === 'mail'} onClick={() => go('mail')}>
          {t('proof.mail')}
        </Button>
      </div>
      <p role="status">{isMailed && t('proof.mailed')}</p>
    </>
  )
}

/** Whether this browser can use keys; false until that is known. */
function useIsAble(): boolean {
  const [isAble, setIsAble] = useState(false)
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
