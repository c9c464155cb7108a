import { Button } from '@vonk/ui/button'
import { TextField } from '@vonk/ui/field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import styles from './code-field.module.css'

type CodeFieldProps = {
  label: string
  buttonLabel: string
  /** Answers what is wrong with the code, in words; null when it was taken. */
  onApply: (code: string) => Promise<string | null>
}

/** A code to type in, and what the shop thinks of it right beneath. */
export function CodeField({ label, buttonLabel, onApply }: CodeFieldProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Clear of the bar at the bottom of a phone.
    if (error !== null) form.current?.scrollIntoView({ block: 'nearest' })
  }, [error])

  async function apply(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const problem = await onApply(code)
    setIsBusy(false)
    setError(problem)
    if (problem === null) setCode('')
  }

  return (
    <form ref={form} className={styles.form} onSubmit={apply} noValidate>
      <TextField
        label={label}
        error={error ?? undefined}
        value={code}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        onText={setCode}
      />
      <div className={styles.button}>
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {buttonLabel}
        </Button>
      </div>
    </form>
  )
}
