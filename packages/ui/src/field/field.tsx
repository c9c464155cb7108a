import { type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'

type FieldProps = {
  label: string
  id?: string | undefined
  hint?: string | undefined
  /** What is wrong, in words that say what to do. */
  error?: string | null | undefined
  /** Says that it may be left empty, such as "optional". */
  optionalText?: string | undefined
  onText?: ((text: string) => void) | undefined
}

/** A question, and all that its control is told beside it. */
export type ControlProps<Attributes> = FieldProps & Omit<Attributes, 'className' | 'id' | 'children'>

/** Label, control, hint and error of one question. */
export function Field<Attributes>({
  label,
  id: givenId,
  hint,
  error,
  optionalText,
  onText,
  control,
  ...attributes
}: ControlProps<Attributes> & { control: (attributes: Attributes) => ReactNode }) {
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const ties = {
    ...attributes,
    ...(onText && { onChange: ({ target }: { target: { value: string } }) => onText(target.value) }),
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    // What is not the field's own is the control's, which the compiler cannot subtract from a type it does not know.
  } as unknown as Attributes
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optionalText && <span className={styles.optional}> ({optionalText})</span>}
      </label>
      <div className={styles.control}>{control(ties)}</div>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}
