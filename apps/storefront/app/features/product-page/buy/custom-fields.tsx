import { formatPrice } from '@vonk/domain/pricing'
import type { OptionPrice } from '@vonk/domain/products'
import { selectedValueIds } from '@vonk/domain/products'
import type { PriceFormat } from '@vonk/domain/stores'
import { countCharacters } from '@vonk/domain/text'
import { useLaterTranslation } from '../../../i18n/index.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useShop } from '../../stores/index.ts'
import type { PageCustomOption } from '../load/product-page-data.ts'
import styles from './custom-fields.module.css'

type CustomFieldsProps = {
  options: readonly PageCustomOption[]
  values: Readonly<Record<string, string>>
  /** What is wrong with an option, by its id. */
  errors: Readonly<Record<string, string>>
  onWrite: (id: string, value: string) => void
}

/** What can be made to order on a product: a name, its letters, its colour. */
export function CustomFields({ options, values, errors, onWrite }: CustomFieldsProps) {
  const t = useLaterTranslation()
  if (options.length === 0) return null
  return (
    <section className={styles.fields} aria-label={t('product.custom.title')}>
      <h2 className={styles.title}>{t('product.custom.title')}</h2>
      {options.map((option) => (
        <CustomField
          key={option.id}
          option={option}
          value={values[option.id] ?? ''}
          error={errors[option.id]}
          onWrite={(value) => onWrite(option.id, value)}
        />
      ))}
    </section>
  )
}

type CustomFieldProps = {
  option: PageCustomOption
  value: string
  error: string | undefined
  onWrite: (value: string) => void
}

function CustomField(props: CustomFieldProps) {
  const { option, value, error, onWrite } = props
  const { priceFormat } = useShop().view
  const t = useLaterTranslation()
  if (option.type === 'field') return <TypedField {...props} />
  if (option.type === 'checkbox') return <TickedField {...props} />
  const choices = option.values.map(({ id, title, price }) => ({ value: id, label: priced(title, price, priceFormat) }))
  if (option.type === 'radio') {
    const none = option.isRequired ? [] : [{ value: '', label: t('product.custom.none') }]
    const name = `option-${option.id}`
    return (
      <RadioGroup
        legend={option.title}
        name={name}
        options={[...none, ...choices]}
        value={value}
        error={error}
        onChange={onWrite}
      />
    )
  }
  const open = { value: '', label: t(option.isRequired ? 'product.custom.choose' : 'product.custom.none') }
  return (
    <SelectField
      label={option.title}
      optionalText={option.isRequired ? undefined : t('field.optional')}
      options={[open, ...choices]}
      value={value}
      error={error}
      onChange={(event) => onWrite(event.target.value)}
    />
  )
}

function TypedField({ option, value, error, onWrite }: CustomFieldProps) {
  const t = useLaterTranslation()
  const { priceFormat } = useShop().view
  const left = option.maxCharacters === null ? null : option.maxCharacters - countCharacters(value)
  return (
    <TextField
      label={option.price ? priced(option.title, option.price, priceFormat) : option.title}
      optionalText={option.isRequired ? undefined : t('field.optional')}
      hint={left === null ? undefined : t('product.custom.left', { count: left })}
      error={error}
      value={value}
      maxLength={option.maxCharacters ?? undefined}
      autoComplete="off"
      onChange={(event) => onWrite(event.target.value)}
    />
  )
}

function TickedField({ option, value, error, onWrite }: CustomFieldProps) {
  const { priceFormat } = useShop().view
  const ticked = selectedValueIds(value)
  const toggle = (id: string) =>
    onWrite((ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id]).join(','))
  return (
    <fieldset className={styles.ticks}>
      <legend>{option.title}</legend>
      {option.values.map(({ id, title, price }) => (
        <ChoiceField
          key={id}
          type="checkbox"
          label={priced(title, price, priceFormat)}
          checked={ticked.includes(id)}
          error={error}
          onChange={() => toggle(id)}
        />
      ))}
    </fieldset>
  )
}

const percentOfRate = 10_000

function priced(title: string, price: OptionPrice, format: PriceFormat): string {
  if (price.kind === 'percent') return price.rate === 0 ? title : `${title} (+${price.rate / percentOfRate}%)`
  return price.amount === 0 ? title : `${title} (+${formatPrice(price.amount, format)})`
}
