import { checkEmail } from '@vonk/domain/forms'
import { giftDays, isGiftDay } from '@vonk/domain/gifts'
import { countCharacters } from '@vonk/domain/text'
import { storeTimeAt } from '@vonk/domain/time'
import { FieldError, TextareaField, TextField } from '@vonk/ui/field'
import { useEffect, useId, useState } from 'react'
import { useChoicesTranslation } from '#i18n/index.ts'
import type { PageCustomOption } from '../load/product-page-data.ts'
import styles from './gift-field.module.css'

type GiftFieldProps = {
  option: PageCustomOption
  value: string
  error: string | undefined
  /** `isWrong`: nothing is bought with this answer. */
  onWrite: (value: string, isWrong?: boolean) => void
}

/** One question of a gift card, asked as fits its answer: amounts to tap, an address, words, a day. */
export function GiftField(props: GiftFieldProps) {
  const { option, value, error, onWrite } = props
  const t = useChoicesTranslation()
  const optionalText = option.isRequired ? undefined : t('field.optional')
  if (option.purpose === 'gift-amount') return <Amounts {...props} />
  if (option.purpose === 'gift-day') return <DayField {...props} />
  if (option.purpose === 'gift-message') {
    const left = (option.maxCharacters ?? 250) - countCharacters(value)
    return (
      <TextareaField
        label={option.title}
        optionalText={optionalText}
        hint={t('product.custom.left', { count: left })}
        rows={4}
        maxLength={option.maxCharacters ?? 250}
        value={value}
        error={error}
        onText={onWrite}
      />
    )
  }
  const isEmail = option.purpose === 'gift-email'
  return (
    <TextField
      label={option.title}
      optionalText={optionalText}
      hint={isEmail ? t('product.gift.email-hint') : undefined}
      type={isEmail ? 'email' : 'text'}
      inputMode={isEmail ? 'email' : undefined}
      autoComplete="off"
      maxLength={option.maxCharacters ?? undefined}
      value={value}
      error={error}
      onText={(typed) => onWrite(typed, isEmail && typed !== '' && !checkEmail(typed).ok)}
    />
  )
}

/** Each amount as it is given away, not as what it adds to the smallest one. */
function Amounts({ option, value, error, onWrite }: GiftFieldProps) {
  const errorId = useId()
  return (
    <fieldset className={styles.amounts} aria-describedby={error ? errorId : undefined}>
      <legend>{option.title}</legend>
      <div className={styles.chips}>
        {option.values.map(({ id, title }) => (
          <label key={id} className={styles.chip}>
            <input
              type="radio"
              name={`option-${option.id}`}
              value={id}
              checked={id === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onWrite(id)}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId} text={error} />}
    </fieldset>
  )
}

function DayField({ option, value, error, onWrite }: GiftFieldProps) {
  const t = useChoicesTranslation()
  const today = useToday()
  const days = today === null ? null : giftDays(today)
  return (
    <TextField
      label={option.title}
      optionalText={option.isRequired ? undefined : t('field.optional')}
      hint={t('product.gift.day-hint')}
      type="date"
      min={days?.earliest}
      max={days?.latest}
      value={value}
      error={error}
      onText={(day) => onWrite(day, isWrongDay(day))}
    />
  )
}

function isWrongDay(day: string): boolean {
  return day !== '' && !isGiftDay(day, storeTimeAt(Date.now()).date)
}

/** The page is the same on every day; the day is filled in by the clock of whoever looks. */
function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null)
  useEffect(() => setToday(storeTimeAt(Date.now()).date), [])
  return today
}
