import type { SelectHTMLAttributes } from 'react'
import { Icon } from '../icon/icon.tsx'
import { type ControlProps, Field } from './field.tsx'
import styles from './select-field.module.css'

type SelectAttributes = SelectHTMLAttributes<HTMLSelectElement>
type SelectFieldProps = ControlProps<SelectAttributes> & {
  options: readonly { readonly value: string; readonly label: string }[]
}

export function SelectField({ options, ...props }: SelectFieldProps) {
  return (
    <Field<SelectAttributes>
      {...props}
      control={(attributes) => (
        <>
          <select {...attributes}>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
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
