import type { Configuration } from '@vonk/domain/variants'
import { FieldError } from '@vonk/ui/field'
import { useTranslation } from '#i18n/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useNotify } from '../../notifications/index.ts'
import type { PageOption, PageVariant, Sellable } from '../load/product-page-data.ts'
import styles from './option-picker.module.css'
import { chooseOption, hasSoldOut, pickerStates } from './selection.ts'

type OptionPickerProps = {
  sellable: Sellable
  configuration: Configuration
  onChoose: (configuration: Configuration) => void
  /** A size that is sold out was pressed; without it the shopper is only told so. */
  onSoldOut?: (variants: readonly PageVariant[]) => void
  /** What stands beside the heading, such as the way to the size guide. */
  aside?: React.ReactNode
  error?: string | undefined
  size?: 'm' | 's'
}

/** The options of a product as buttons; what is not to be had stays in sight, marked. */
export function OptionPicker(props: OptionPickerProps) {
  const { sellable, configuration, onChoose, onSoldOut, aside, error, size = 'm' } = props
  const t = useTranslation()
  const notify = useNotify()
  const choose = (attributeCode: string, { valueIndex, label }: { valueIndex: string; label: string }) => {
    const { [attributeCode]: before, ...others } = configuration
    // What is pressed already is let go.
    if (before === valueIndex) return onChoose(others)
    const chosen = chooseOption(sellable, configuration, { attributeCode, valueIndex })
    if (chosen.kind === 'chosen') return onChoose(chosen.configuration)
    if (chosen.kind === 'sold-out' && onSoldOut) return onSoldOut(chosen.variants)
    const isSoldOut = chosen.kind === 'sold-out'
    const message = isSoldOut ? `${label}: ${t('product.sold-out')}` : t('product.no-such-configuration')
    notify({ type: 'warning', message, action1: { label: t('notification.ok') } })
  }
  return pickerStates(sellable, configuration).map(({ attributeCode, label, values }, place) => (
    <fieldset key={attributeCode} className={styles.option} data-size={size} data-invalid={error ? '' : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {place === 0 && aside}
      <div className={styles.values} data-long={hasLongAges(sellable.options[place])}>
        {values.map((value) => {
          const chosen = chooseOption(sellable, configuration, { attributeCode, valueIndex: value.valueIndex })
          const isAwaitable = onSoldOut && chosen.kind === 'sold-out'
          return (
            <button
              key={value.valueIndex}
              type="button"
              className={styles.value}
              aria-pressed={isAwaitable ? undefined : value.isChosen}
              aria-disabled={!(value.isAvailable || isAwaitable) || undefined}
              aria-haspopup={isAwaitable && 'dialog'}
              data-out={!value.isAvailable || undefined}
              onClick={() => choose(attributeCode, value)}
            >
              <b>{value.label}</b>
              <AgeOf option={sellable.options[place]} valueIndex={value.valueIndex} />
              {!value.isAvailable && (
                <VisuallyHidden>
                  , {t('product.sold-out')}
                  {isAwaitable && `, ${t('product.tell-me')}`}
                </VisuallyHidden>
              )}
            </button>
          )
        })}
      </div>
      {onSoldOut && size === 'm' && hasSoldOut(sellable) && <p className={styles.hint}>{t('product.tell-me.hint')}</p>}
      {error && (
        <div className={styles.error}>
          <FieldError text={error} isAlert />
        </div>
      )}
    </fieldset>
  ))
}

const shortAge = '12–13 years'.length

function hasLongAges(option: PageOption | undefined): true | undefined {
  return option?.values.some(({ age }) => age !== null && age.length > shortAge) || undefined
}

function AgeOf({ option, valueIndex }: { option: PageOption | undefined; valueIndex: string }) {
  const age = option?.values.find((value) => value.valueIndex === valueIndex)?.age
  return age ? <small>{age}</small> : null
}
