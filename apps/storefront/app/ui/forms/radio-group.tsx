import { ChoiceField, FieldError } from '@vonk/ui/field'
import { type ReactNode, useId } from 'react'
import styles from './radio-group.module.css'

export type RadioOption = {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: string
  readonly isDisabled?: boolean
}

type RadioGroupProps = {
  legend: string
  name: string
  options: readonly RadioOption[]
  value?: string | undefined
  defaultValue?: string | undefined
  error?: string | undefined
  onChange?: (value: string) => void
}

/** One of a few, all of them in sight. */
export function RadioGroup({ legend, name, options, value, defaultValue, error, onChange }: RadioGroupProps) {
  const errorId = useId()
  const isChosen = (option: RadioOption) =>
    value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value }
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <ChoiceField
          key={option.value}
          type="radio"
          name={name}
          value={option.value}
          label={option.label}
          hint={option.hint}
          disabled={option.isDisabled}
          onChange={() => onChange?.(option.value)}
          {...isChosen(option)}
        />
      ))}
      {error && <FieldError id={errorId} text={error} />}
    </fieldset>
  )
}
