import { IconButton } from '@vonk/ui/icon'
import { useId, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './quantity-stepper.module.css'

type QuantityStepperProps = {
  label: string
  lessLabel: string
  moreLabel: string
  value: number
  min?: number
  /** More can be typed: whoever takes the number says why it is too many. */
  max?: number
  isDisabled?: boolean
  onChange: (value: number) => void
}

/** How many: one less, one more, or typed. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, lessLabel, moreLabel, value, min = 1, max, isDisabled = false, onChange } = props
  const id = useId()
  // Whoever deletes the number to type another must find the field empty: 1 and 3 would be 13.
  const [isEmpty, setIsEmpty] = useState(false)
  const type = (typed: number) => {
    setIsEmpty(Number.isNaN(typed))
    if (Number.isInteger(typed)) onChange(Math.max(min, typed))
  }
  return (
    <div className={styles.stepper}>
      <IconButton
        icon="minus"
        label={lessLabel}
        disabled={isDisabled || value <= min}
        onClick={() => onChange(value - 1)}
      />
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        className={styles.value}
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={isEmpty ? '' : value}
        disabled={isDisabled}
        onChange={(event) => type(event.target.valueAsNumber)}
        onBlur={() => setIsEmpty(false)}
      />
      <IconButton
        icon="plus"
        label={moreLabel}
        disabled={isDisabled || (max !== undefined && value >= max)}
        onClick={() => onChange(value + 1)}
      />
    </div>
  )
}
