import type { DeliveryDestination, FieldRefusals } from '@vonk/domain/forms'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type TranslateLater, useLaterTranslation } from '../../../i18n/index.ts'
import { formText } from '../../account/index.ts'

const labels = {
  email: 'login.email',
  firstName: 'checkout.first-name',
  lastName: 'checkout.last-name',
  street: 'checkout.street',
  number: 'checkout.number',
  postcode: 'checkout.postcode',
  city: 'checkout.city',
  countryId: 'checkout.country',
} as const

type Problem = {
  readonly field: string
  readonly code: string
  readonly place: DeliveryDestination['kind'] | undefined
}

/** What is missing, by its name; null where the refusal says enough by itself. */
export function problemText({ field, code, place }: Problem, t: TranslateLater): string | null {
  if (code === 'service-point-missing' && place && place !== 'home') return t(`checkout.missing.${place}`)
  if (code !== 'required') return null
  if (field === 'payment') return t('checkout.pay.missing')
  const name = field.slice(field.indexOf('.') + 1)
  return name in labels ? t('checkout.missing', { field: t(labels[name as keyof typeof labels]) }) : null
}

/** What a field needs to know about what is wrong with it. */
export type Problems = {
  errorOf(field: string): string | undefined
  /** The shopper has left the field: from now on it says what is wrong. */
  touch(field: string): void
}

/** Says what is wrong once a field was left or the order was tried, never while somebody is still typing into it. */
export function useProblems(refusals: FieldRefusals, place?: DeliveryDestination['kind']) {
  const t = useLaterTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [tries, setTries] = useState(0)
  const isTried = tries > 0
  const touch = useCallback((field: string) => setTouched((before) => new Set([...before, field])), [])

  function errorOf(field: string): string | undefined {
    const refusal = refusals[field]
    if (!refusal || !(isTried || touched.has(field))) return undefined
    // Whoever walks through an empty form is not told off for it.
    if (refusal.code === 'required' && !isTried) return undefined
    return problemText({ field, code: refusal.code, place }, t) ?? formText(refusal, t)
  }

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  /** Shows all that is wrong and goes to the first of it. */
  const showAll = () => setTries((before) => before + 1)

  return { form, problems: { errorOf, touch }, isTried, showAll }
}
