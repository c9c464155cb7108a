import { type FormEvent, useState } from 'react'
import { useApi } from '../calls/api-context.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { useWords } from '../words/words-context.tsx'
import styles from './session.module.css'

/** Address, password and the six digits of an authenticator. */
export function LogInForm({ email: knownEmail = '' }: { email?: string }) {
  const { logIn } = useApi()
  const { text, refusal } = useWords()
  const [given, setGiven] = useState({ email: knownEmail, password: '', code: '' })
  const [refused, setRefused] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const take = (field: keyof typeof given) => (value: string) => setGiven({ ...given, [field]: value })

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    const answer = await logIn({ ...given, code: given.code.replaceAll(/\s/g, '') })
    setIsBusy(false)
    if (answer.ok) return
    setRefused(answer.refusal.code)
    setGiven({ ...given, code: '' })
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={text('session.email')}
        type="email"
        autoComplete="username"
        required
        value={given.email}
        onText={take('email')}
      />
      <TextField
        label={text('session.password')}
        type="password"
        autoComplete="current-password"
        required
        value={given.password}
        onText={take('password')}
      />
      <TextField
        label={text('session.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={given.code}
        onText={take('code')}
      />
      {refused && <Notice tone="bad">{refusal(refused)}</Notice>}
      <Button type="submit" look="main" disabled={isBusy}>
        {text('session.submit')}
      </Button>
    </form>
  )
}
