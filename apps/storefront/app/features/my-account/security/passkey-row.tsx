import type { CallResult } from '@vonk/client'
import type { listPasskeys } from '@vonk/contract/calls'
import { checkForm } from '@vonk/domain/forms'
import { Button } from '@vonk/ui/button'
import { useState } from 'react'
import { useAccountTranslation, useDates } from '#i18n/index.ts'
import { FormProblem, useForm } from '../../account/index.ts'
import { dayOf } from '../orders/order-view.ts'
import styles from '../profile/profile.module.css'
import { checkProof, ProofFields, useProving } from '../proof/index.ts'
import { takeFocus } from '../take-focus.ts'
import { PasskeyNameForm } from './passkey-name-form.tsx'

export type Passkey = CallResult<typeof listPasskeys>[number]

type PasskeyRowProps = {
  passkey: Passkey
  onRename: (name: string) => Promise<string | null>
  onRemove: (password: string) => Promise<string | null>
}

type Step = 'shown' | 'renaming' | 'removing'

/** One key, and what its owner may do with it. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const t = useAccountTranslation()
  const [step, setStep] = useState<Step>('shown')
  const [lastStep, setLastStep] = useState<Step>('shown')
  const show = () => {
    setLastStep(step)
    setStep('shown')
  }
  if (step === 'renaming') {
    const label = t('account.profile.save')
    return <PasskeyNameForm name={passkey.name} label={label} onSave={onRename} onClose={show} />
  }
  return (
    <>
      <PasskeyFacts passkey={passkey} />
      {step === 'removing' && <RemovalQuestion onRemove={onRemove} onKeep={show} />}
      {step === 'shown' && <PasskeyButtons name={passkey.name} lastStep={lastStep} onStep={setStep} />}
    </>
  )
}

type PasskeyButtonsProps = {
  name: string
  /** What was closed before: the focus goes back to where that was opened. */
  lastStep: Step
  onStep: (step: Step) => void
}

function PasskeyButtons({ name, lastStep, onStep }: PasskeyButtonsProps) {
  const t = useAccountTranslation()
  const [rename, remove] = [t('security.rename-named', { name }), t('security.remove-named', { name })]
  return (
    <div className={styles.buttons}>
      <Button
        size="s"
        look="quiet"
        aria-label={rename}
        ref={lastStep === 'renaming' ? takeFocus : undefined}
        onClick={() => onStep('renaming')}
      >
        {t('security.rename')}
      </Button>
      <Button
        size="s"
        look="quiet"
        aria-label={remove}
        ref={lastStep === 'removing' ? takeFocus : undefined}
        onClick={() => onStep('removing')}
      >
        {t('security.remove')}
      </Button>
    </div>
  )
}

function PasskeyFacts({ passkey: { name, host, created_at, used_at } }: { passkey: Passkey }) {
  const t = useAccountTranslation()
  const { formatDay } = useDates()
  return (
    <p className={styles.lines}>
      <strong>{name}</strong>
      <span className={styles.lead}>{t('security.made', { day: formatDay(dayOf(created_at)), host })}</span>
      <span className={styles.lead}>
        {used_at === null ? t('security.unused') : t('security.used', { day: formatDay(dayOf(used_at)) })}
      </span>
    </p>
  )
}

type RemovalQuestionProps = { onRemove: (password: string) => Promise<string | null>; onKeep: () => void }

function RemovalQuestion({ onRemove, onKeep }: RemovalQuestionProps) {
  const t = useAccountTranslation()
  const { isHeld } = useProving()
  const { form, submit, errorOf, problem, isBusy } = useForm({
    check: (read) => checkForm({ current: checkProof(read, isHeld) }),
    send: ({ current }) => onRemove(current),
  })
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <FormProblem text={problem} />
      <p>{t('security.remove-sure')}</p>
      <ProofFields hint={t('proof.why')} errorOf={errorOf} />
      <div className={styles.buttons}>
        <Button type="submit" size="s" look="danger" isBusy={isBusy}>
          {t('security.remove')}
        </Button>
        {/* The button that asked is gone; the harmless answer is the one at hand. */}
        <Button size="s" look="quiet" ref={takeFocus} onClick={onKeep}>
          {t('account.addresses.keep')}
        </Button>
      </div>
    </form>
  )
}
