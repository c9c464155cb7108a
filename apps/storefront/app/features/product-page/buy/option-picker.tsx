import type { Configuration } from '@vonk/domain/variants'
import { useTranslation } from '../../../i18n/index.ts'
import { FieldError } from '../../../ui/forms/field-error.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useNotify } from '../../notifications/index.ts'
import type { PageOption, Sellable } from '../load/product-page-data.ts'
import styles from './option-picker.module.css'
import { chooseOption, pickerStates } from './selection.ts'

type OptionPickerProps = {
  sellable: Sellable
  configuration: Configuration
  onChoose: (configuration: Configuration) => void
  /** What stands beside the heading, such as the way to the size guide. */
  aside?: React.ReactNode
  error?: string | undefined
  size?: 'm' | 's'
}

/** The options of a product as buttons; what is not to be had stays in sight, marked. */
export function OptionPicker({ sellable, configuration, onChoose, aside, error, size = 'm' }: OptionPickerProps) {
  const t = useTranslation()
  const notify = useNotify()
  const choose = (attributeCode: string, valueIndex: string) => {
    const { [attributeCode]: before, ...others } = configuration
    // What is pressed already is let go.
    if (before === valueIndex) return onChoose(others)
    const chosen = chooseOption(sellable, configuration, { attributeCode, valueIndex })
    if (chosen.kind === 'chosen') onChoose(chosen.configuration)
    if (chosen.kind === 'no-such-configuration') {
      const action1 = { label: t('notification.ok') }
      notify({ type: 'warning', message: t('product.no-such-configuration'), action1 })
    }
  }
  return pickerStates(sellable, configuration).map((option, place) => (
    <fieldset
      key={option.attributeCode}
      className={styles.option}
      data-size={size}
      data-invalid={error ? '' : undefined}
    >
      <legend className={styles.legend}>{option.label}</legend>
      {place === 0 && aside}
      <div className={styles.values}>
        {option.values.map(({ valueIndex, label, isChosen, isAvailable }) => (
          <button
            key={valueIndex}
            type="button"
            className={styles.value}
            aria-pressed={isChosen}
            aria-disabled={!isAvailable || undefined}
            onClick={() => choose(option.attributeCode, valueIndex)}
          >
            <b>{label}</b>
            <AgeOf option={sellable.options[place]} valueIndex={valueIndex} />
            {!isAvailable && <VisuallyHidden>, {t('product.sold-out')}</VisuallyHidden>}
          </button>
        ))}
      </div>
      {error && (
        <div className={styles.error}>
          <FieldError text={error} isAlert />
        </div>
      )}
    </fieldset>
  ))
}

function AgeOf({ option, valueIndex }: { option: PageOption | undefined; valueIndex: string }) {
  const age = option?.values.find((value) => value.valueIndex === valueIndex)?.age
  return age ? <small>{age}</small> : null
}
