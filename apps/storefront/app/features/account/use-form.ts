import type { FieldRefusals, FormRefusal } from '@vonk/domain/forms'
import type { Result } from '@vonk/domain/result'
import { type FormEvent, useRef, useState } from 'react'
import { type TranslateLater, useLaterTranslation } from '../../i18n/index.ts'

type FormParts<Values> = {
  /** Every value, or every mistake. */
  readonly check: (read: (field: string) => string) => Result<Values, FieldRefusals>
  /** Answers what went wrong, in words, and where that is known at which field; null when all went well. */
  readonly send: (values: Values) => Promise<string | FieldProblem | null>
}

export type FieldProblem = { readonly field: string; readonly text: string }

/** A form that says what is wrong beside each field, and what the shop thinks of it above them. */
export function useForm<Values>({ check, send }: FormParts<Values>) {
  const t = useLaterTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState<FieldRefusals>({})
  const [found, setFound] = useState<string | FieldProblem | null>(null)
  const problem = typeof found === 'string' ? found : null
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const data = new FormData(event.currentTarget)
    const checked = check((field) => String(data.get(field) ?? ''))
    setRefusals(checked.ok ? {} : checked.refusal)
    setFound(null)
    if (!checked.ok) return goToMistake()
    setIsBusy(true)
    const answered = await send(checked.value)
    setFound(answered)
    setIsBusy(false)
    if (answered !== null && typeof answered !== 'string') goToMistake()
  }

  /** After React has marked what is wrong. */
  function goToMistake() {
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  function errorOf(field: string): string | undefined {
    if (found !== null && typeof found !== 'string' && found.field === field) return found.text
    const refusal = refusals[field]
    return refusal && formText(refusal, t)
  }

  return { form, submit, errorOf, problem, isBusy }
}

/** What is wrong with an answer, in words that say what to do. */
export function formText(refusal: FormRefusal, t: TranslateLater): string {
  switch (refusal.code) {
    case 'name-too-short':
    case 'tax-id-too-short':
    case 'postcode-too-short':
      return t(`form.${refusal.code}`, { minimum: String(refusal.minimum) })
    case 'password-too-weak':
      return t('form.password-too-weak', { minimum: String(refusal.minimum), classes: String(refusal.classes) })
    case 'too-many-characters':
    case 'too-few-characters':
      return t(`form.${refusal.code}`, { total: String(refusal.total) })
    case 'height-invalid':
      return t('form.height-invalid', { minimum: String(refusal.minimum), maximum: String(refusal.maximum) })
    case 'discount-code-invalid':
    case 'gift-card-invalid':
      return t('form.other')
    default:
      return t(`form.${refusal.code}`)
  }
}
