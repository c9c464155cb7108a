import type { StaffPasskey } from '@vonk/contract'
import { addStaffPasskey, beginStaffPasskey, listStaffPasskeys, removeStaffPasskey } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { TextField } from '@vonk/ui/field'
import { type FormEvent, useCallback, useRef, useState } from 'react'
import { useApi, useLoaded } from '../calls/api-context.tsx'
import type { Api } from '../calls/create-api.ts'
import { Failure } from '../ui/failure.tsx'
import { Notice } from '../ui/notice.tsx'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import { isAbleToMakePasskeys, makePasskey } from './ask-device.ts'
import styles from './session.module.css'

type Outcome = { readonly done: 'added' | 'removed' } | { readonly code: string }

/** The keys of whoever is logged in, each of which stands for the digits of an authenticator. */
export function PasskeysScreen() {
  const { ask } = useApi()
  const { text } = useWords()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const { value, refusal, reload } = useLoaded(useCallback(() => ask(listStaffPasskeys, {}), [ask]))

  function settle(next: Outcome) {
    setOutcome(next)
    if ('code' in next) return
    reload()
    title.current?.focus()
  }

  async function remove({ id }: StaffPasskey) {
    const answer = await ask(removeStaffPasskey, { passkeyId: id })
    settle(answer.ok ? { done: 'removed' } : { code: answer.refusal.code })
  }

  return (
    <div className={parts.screen} data-size="narrow">
      <h1 ref={title} tabIndex={-1}>
        {text('passkeys.title')}
      </h1>
      <p>{text('passkeys.what')}</p>
      {outcome && <Told outcome={outcome} />}
      {refusal && <Failure code={refusal} onRetry={reload} />}
      {value?.passkeys.length === 0 && <p>{text('passkeys.none')}</p>}
      <ul className={styles.keys}>
        {value?.passkeys.map((passkey) => (
          <KeyRow key={passkey.id} passkey={passkey} onRemove={() => remove(passkey)} />
        ))}
      </ul>
      {isAbleToMakePasskeys() ? <NewKey onSettled={settle} /> : <Notice>{text('passkeys.unable')}</Notice>}
    </div>
  )
}

function Told({ outcome }: { outcome: Outcome }) {
  const { text, refusal } = useWords()
  if ('done' in outcome) return <Notice tone="good">{text(`passkeys.${outcome.done}`)}</Notice>
  return <Notice tone="bad">{refusal(outcome.code)}</Notice>
}

type KeyRowProps = { passkey: StaffPasskey; onRemove: () => void }

function KeyRow({ passkey: { name, host, createdAt, usedAt }, onRemove }: KeyRowProps) {
  const { text, moment } = useWords()
  const made = text('passkeys.about', { host, at: moment(createdAt) })
  const used = usedAt ? text('passkeys.used', { at: moment(usedAt) }) : text('passkeys.unused')
  return (
    <li className={styles.key}>
      <div>
        <strong>{name}</strong>
        <p className={parts.soft}>{made}</p>
        <p className={parts.soft}>{used}</p>
      </div>
      <Button look="danger" aria-label={text('passkeys.remove-one', { name })} onClick={onRemove}>
        {text('passkeys.remove')}
      </Button>
    </li>
  )
}

function NewKey({ onSettled }: { onSettled: (outcome: Outcome) => void }) {
  const { text } = useWords()
  const { name, setName, isBusy, submit } = useNewKey(onSettled)
  return (
    <form className={styles.newKey} onSubmit={submit}>
      <TextField
        {...{ label: text('passkeys.name'), hint: text('passkeys.name-help') }}
        {...{ required: true, maxLength: 60, autoComplete: 'off' }}
        value={name}
        onText={setName}
      />
      <Button type="submit" disabled={isBusy}>
        {text('passkeys.add')}
      </Button>
    </form>
  )
}

function useNewKey(onSettled: (outcome: Outcome) => void) {
  const { ask } = useApi()
  const [name, setName] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    const outcome = await makeKey(ask, name.trim())
    setIsBusy(false)
    if ('done' in outcome) setName('')
    onSettled(outcome)
  }
  return { name, setName, isBusy, submit }
}

/** Has the device make a key, and the shop keep it. */
async function makeKey(ask: Api['ask'], name: string): Promise<Outcome> {
  const options = await ask(beginStaffPasskey, {})
  const made = options.ok ? await makePasskey(options.value) : options
  if (!made.ok) return { code: made.refusal.code }
  const { id, rawId, response } = made.value
  const { clientDataJSON, attestationObject, transports } = response
  const told = { clientDataJSON, attestationObject, transports }
  const added = await ask(addStaffPasskey, { name, credential: { id, rawId, type: 'public-key', response: told } })
  return added.ok ? { done: 'added' } : { code: added.refusal.code }
}
