import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import styles from './field.module.css'

type Around = { label: string; hint?: string | undefined; error?: string | null | undefined }

type Marks = {
  id: string
  className: string | undefined
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** A label above a control, with what helps and what is wrong below it. */
function Field({ label, hint, error, id, children }: Around & { id: string; children: (marks: Marks) => ReactNode }) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': Boolean(error),
        'aria-describedby': notes || undefined,
      })}
      <Note id={`${id}-hint`} words={hint} className={styles.hint} />
      <Note id={`${id}-error`} words={error} className={styles.error} />
    </div>
  )
}

type NoteProps = { id: string; words: string | null | undefined; className: string | undefined }

function Note({ id, words, className }: NoteProps) {
  if (!words) return null
  return (
    <p id={id} className={className}>
      {words}
    </p>
  )
}

type Control<Attributes> = Around & Omit<Attributes, 'onChange' | 'className'> & { onText: (value: string) => void }

export function TextField({ label, hint, error, id, onText, ...rest }: Control<InputHTMLAttributes<HTMLInputElement>>) {
  const ownId = useId()
  return (
    <Field label={label} hint={hint} error={error} id={id ?? ownId}>
      {(marks) => <input {...rest} {...marks} onChange={({ target }) => onText(target.value)} />}
    </Field>
  )
}

export function TextArea({
  label,
  hint,
  error,
  id,
  onText,
  ...rest
}: Control<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const ownId = useId()
  return (
    <Field label={label} hint={hint} error={error} id={id ?? ownId}>
      {(marks) => <textarea {...rest} {...marks} onChange={({ target }) => onText(target.value)} />}
    </Field>
  )
}

export function SelectField({
  label,
  hint,
  error,
  id,
  onText,
  ...rest
}: Control<SelectHTMLAttributes<HTMLSelectElement>>) {
  const ownId = useId()
  return (
    <Field label={label} hint={hint} error={error} id={id ?? ownId}>
      {(marks) => <select {...rest} {...marks} onChange={({ target }) => onText(target.value)} />}
    </Field>
  )
}

type CheckFieldProps = {
  id?: string
  label: string
  hint?: string
  isChecked: boolean
  disabled?: boolean
  onCheck: (isChecked: boolean) => void
}

export function CheckField({ id, label, hint, isChecked, disabled, onCheck }: CheckFieldProps) {
  const hintId = useId()
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          id={id}
          type="checkbox"
          checked={isChecked}
          disabled={disabled}
          aria-describedby={hint ? hintId : undefined}
          onChange={({ target }) => onCheck(target.checked)}
        />
        {label}
      </label>
      <Note id={hintId} words={hint} className={styles.hint} />
    </div>
  )
}
