import type { SelectHTMLAttributes } from 'react'
import { Icon } from '../icon/icon.tsx'
import { type ControlProps, Field } from './field.tsx'
import styles from './select-field.module.css'

type SelectAttributes = SelectHTMLAttributes<HTMLSelectElement>
type SelectFieldProps = ControlProps<SelectAttributes> & {
  options: readonly { readonly value: string; readonly label: string; readonly isDisabled?: boolean }[]
}

export function SelectField({ options, ...props }: SelectFieldProps) {
  return (
    <Field<SelectAttributes>
      {...props}
      control={(attributes) => (
        <>
          <select {...attributes}>
            {options.map(({ value, label, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="s" className={styles.arrow} />
        </>
      )}
    />
  )
}
