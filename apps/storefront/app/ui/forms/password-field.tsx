import { type InputHTMLAttributes, useState } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { Field, type FieldProps } from './field.tsx'
import styles from './password-field.module.css'

type PasswordFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type'> & { showLabel: string; hideLabel: string }

/** A password one can look at while typing it. */
export function PasswordField({
  label,
  hint,
  error,
  optionalText,
  showLabel,
  hideLabel,
  ...attributes
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optionalText={optionalText}
      control={(ties) => (
        <>
          <input type={isShown ? 'text' : 'password'} spellCheck={false} {...attributes} {...ties} />
          <span className={styles.eye}>
            <IconButton
              icon={isShown ? 'eye-off' : 'eye'}
              label={isShown ? hideLabel : showLabel}
              onClick={() => setShown(!isShown)}
            />
          </span>
        </>
      )}
    />
  )
}
