import { type ControlProps, Field } from '@vonk/ui/field'
import { IconButton } from '@vonk/ui/icon'
import { type InputHTMLAttributes, useState } from 'react'
import styles from './password-field.module.css'

type InputAttributes = InputHTMLAttributes<HTMLInputElement>
type PasswordFieldProps = Omit<ControlProps<InputAttributes>, 'type'> & { showLabel: string; hideLabel: string }

/** A password one can look at while typing it. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field<InputAttributes>
      {...props}
      control={(attributes) => (
        <>
          <input type={isShown ? 'text' : 'password'} spellCheck={false} {...attributes} />
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
