import type { SelectHTMLAttributes } from 'react'
import { Icon } from '../controls/icon.tsx'
import { Field, type FieldProps } from './field.tsx'
import styles from './select-field.module.css'

export type SelectOption = { readonly value: string; readonly label: string; readonly isDisabled?: boolean }

type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id' | 'children'> & { options: readonly SelectOption[] }

export function SelectField({ label, hint, error, optionalText, options, ...attributes }: SelectFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optionalText={optionalText}
      control={(ties) => (
        <>
          <select {...attributes} {...ties}>
            {options.map(({ value, label: name, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="s" className={styles.arrow} />
        </>
      )}
    />
  )
}
