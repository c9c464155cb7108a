import { beginStaffLogIn } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { TextField } from '@vonk/ui/field'
import { type FormEvent, useRef, useState } from 'react'
import { useApi } from '../calls/api-context.tsx'
import type { Api } from '../calls/create-api.ts'
import { Notice } from '../ui/notice.tsx'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import { isAbleToMakePasskeys, signWithPasskey } from './ask-device.ts'

/** Address, password, and the six digits of an authenticator or a passkey. */
export function LogInForm({ email: knownEmail = '' }: { email?: string | undefined }) {
  const { text, refusal } = useWords()
  const form = useRef<HTMLFormElement>(null)
  const [given, setGiven] = useState({ email: knownEmail, password: '', code: '' })
  const { refused, isBusy, withCode, withPasskey } = useLogIn(given, () => setGiven((now) => ({ ...now, code: '' })))
  const field = (name: keyof typeof given) => ({
    label: text(`session.${name}`),
    required: true,
    value: given[name],
    onText: (value: string) => setGiven({ ...given, [name]: value }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    void withCode()
  }

  /** A key stands for the digits alone. */
  function usePasskey() {
    const fields = form.current?.querySelectorAll('input[autocomplete="username"], input[type="password"]') ?? []
    if ([...fields].every((field) => field instanceof HTMLInputElement && field.reportValidity())) void withPasskey()
  }

  return (
    <form className={parts.stack} ref={form} onSubmit={submit}>
      <TextField type="email" autoComplete="username" {...field('email')} />
      <TextField type="password" autoComplete="current-password" {...field('password')} />
      <TextField inputMode="numeric" autoComplete="one-time-code" {...field('code')} />
      {refused && <Notice tone="bad">{refusal(refused)}</Notice>}
      <Button type="submit" disabled={isBusy}>
        {text('session.submit')}
      </Button>
      {isAbleToMakePasskeys() && (
        <Button look="secondary" disabled={isBusy} onClick={usePasskey}>
          {text('passkeys.instead')}
        </Button>
      )}
    </form>
  )
}

type Given = { readonly email: string; readonly password: string; readonly code: string }
type Entered = { ok: true } | { ok: false; refusal: { code: string } }

function useLogIn({ email, password, code }: Given, onRefused: () => void) {
  const api = useApi()
  const [refused, setRefused] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function attempt(entering: Promise<Entered>) {
    setRefused(null)
    setIsBusy(true)
    const answer = await entering
    setIsBusy(false)
    if (answer.ok) return
    setRefused(answer.refusal.code)
    onRefused()
  }
  const withCode = () => attempt(api.logIn({ email, password, code: code.replaceAll(/\s/g, '') }))
  const withPasskey = () => attempt(logInWithPasskey(api, { email, password }))
  return { refused, isBusy, withCode, withPasskey }
}

async function logInWithPasskey({ logIn, askOnce }: Api, given: Omit<Given, 'code'>): Promise<Entered> {
  const options = await askOnce(beginStaffLogIn, {})
  const signed = options.ok ? await signWithPasskey(options.value) : options
  if (!signed.ok) return signed
  const { id, rawId, response } = signed.value
  return logIn({ ...given, credential: { id, rawId, type: 'public-key', response } })
}
