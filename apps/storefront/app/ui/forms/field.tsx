import { type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'

/** What ties a control to its label, its hint and what is wrong with it. */
export type ControlAttributes = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = {
  label: string
  hint?: string | undefined
  /** What is wrong, in words that say what to do. */
  error?: string | undefined
  /** Says that it may be left empty, such as "optional". */
  optionalText?: string | undefined
}

/** Label, control, hint and error of one question. */
export function Field({
  label,
  hint,
  error,
  optionalText,
  control,
}: FieldProps & { control: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optionalText && <span className={styles.optional}> ({optionalText})</span>}
      </label>
      <div className={styles.control}>
        {control({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      </div>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}
