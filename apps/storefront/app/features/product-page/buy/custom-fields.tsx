import type { Cents } from '@vonk/domain/money'
import { formatPrice } from '@vonk/domain/pricing'
import { type OptionPrice, optionAmount, selectedValueIds } from '@vonk/domain/products'
import type { PriceFormat } from '@vonk/domain/stores'
import { countCharacters } from '@vonk/domain/text'
import { ChoiceField, SelectField, TextField } from '@vonk/ui/field'
import { useChoicesTranslation } from '#i18n/index.ts'
import { RadioGroup } from '#ui/forms/radio-group.tsx'
import { useShop } from '../../stores/index.ts'
import type { PageCustomOption, PrintArea } from '../load/product-page-data.ts'
import styles from './custom-fields.module.css'
import { GiftField } from './gift-field.tsx'
import { PrintPreview } from './print-preview.tsx'

type CustomFieldsProps = {
  title: string
  options: readonly PageCustomOption[]
  values: Readonly<Record<string, string>>
  /** Of the product alone: percentages are counted from it. */
  price: Cents
  /** What is wrong with an option, by its id. */
  errors: Readonly<Record<string, string>>
  /** Where what is typed can be looked at. */
  printArea: PrintArea | undefined
  onWrite: (id: string, value: string, isWrong?: boolean) => void
}

/** What can be made to order on a product: a name, its letters, its colour. */
export function CustomFields({ title, options, values, price, errors, printArea, onWrite }: CustomFieldsProps) {
  if (options.length === 0) return null
  return (
    <section className={styles.fields} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {printArea && <PrintPreview area={printArea} options={options} values={values} />}
      {options.map((option) => (
        <CustomField
          key={option.id}
          option={option}
          value={values[option.id] ?? ''}
          price={price}
          error={errors[option.id]}
          onWrite={(value, isWrong) => onWrite(option.id, value, isWrong)}
        />
      ))}
    </section>
  )
}

type CustomFieldProps = {
  option: PageCustomOption
  value: string
  price: Cents
  error: string | undefined
  onWrite: (value: string, isWrong?: boolean) => void
}

function CustomField(props: CustomFieldProps) {
  const { option, value, price: base, error, onWrite } = props
  const { priceFormat: format } = useShop().view
  const t = useChoicesTranslation()
  if (option.purpose?.startsWith('gift-')) return <GiftField {...props} />
  if (option.type === 'field') return <TypedField {...props} />
  if (option.type === 'checkbox') return <TickedField {...props} />
  const choices = option.values.map(({ id, title, price }) => ({
    value: id,
    label: priced(title, { price, base, format }),
  }))
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
      onText={onWrite}
    />
  )
}

function TypedField({ option, value, price: base, error, onWrite }: CustomFieldProps) {
  const t = useChoicesTranslation()
  const { priceFormat: format } = useShop().view
  const left = option.maxCharacters === null ? null : option.maxCharacters - countCharacters(value)
  return (
    <TextField
      label={option.price ? priced(option.title, { price: option.price, base, format }) : option.title}
      optionalText={option.isRequired ? undefined : t('field.optional')}
      hint={left === null ? undefined : t('product.custom.left', { count: left })}
      error={error}
      value={value}
      maxLength={option.maxCharacters ?? undefined}
      autoComplete="off"
      onText={onWrite}
    />
  )
}

function TickedField({ option, value, price: base, error, onWrite }: CustomFieldProps) {
  const { priceFormat: format } = useShop().view
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
          label={priced(title, { price, base, format })}
          checked={ticked.includes(id)}
          error={error}
          onChange={() => toggle(id)}
        />
      ))}
    </fieldset>
  )
}

type Extra = { readonly price: OptionPrice; readonly base: Cents; readonly format: PriceFormat }

/** What a choice adds is said as an amount, however the shop counts it. */
function priced(title: string, { price, base, format }: Extra): string {
  const amount = optionAmount(price, base)
  return amount === 0 ? title : `${title} (+${formatPrice(amount, format)})`
}
