import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './choice-field.module.css'
import { FieldError } from './field-error.tsx'

type ChoiceFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type'> & {
  type: 'checkbox' | 'radio'
  id?: string | undefined
  label: ReactNode
  hint?: string | undefined
  error?: string | undefined
}

/** A box to tick or one of several to choose, with its words as large a target as its box. */
export function ChoiceField({ type, id: givenId, label, hint, error, ...attributes }: ChoiceFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.choice}>
      <label className={styles.label} htmlFor={id}>
        <input
          {...attributes}
          className={styles.box}
          type={type}
          id={id}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <div className={styles.problem}>
          <FieldError id={`${id}-error`} text={error} />
        </div>
      )}
    </div>
  )
}
