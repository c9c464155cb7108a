import type { FieldRefusals, FormRefusal } from '@vonk/domain/forms'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type TranslateLater, useLaterTranslation } from '#i18n/index.ts'
import { formText } from '../../account/index.ts'

/** What is wrong with a field, in words; what is missing is named by the label of its field. */
export function problemText(
  refusal: FormRefusal,
  { field, label }: { field: string; label?: string | undefined },
  t: TranslateLater,
) {
  if (field === 'payment') return t('checkout.pay.missing')
  return refusal.code === 'required' && label ? t('checkout.missing', { field: label }) : formText(refusal, t)
}

/** What a field needs to know about what is wrong with it. */
export type Problems = {
  errorOf(field: string, label?: string): string | undefined
  /** The shopper has left the field: from now on it says what is wrong. */
  touch(field: string): void
}

/** Says what is wrong once a field was left or the order was tried, never while somebody is still typing into it. */
export function useProblems(refusals: FieldRefusals) {
  const t = useLaterTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [tries, setTries] = useState(0)
  const isTried = tries > 0
  const touch = useCallback((field: string) => setTouched((before) => new Set([...before, field])), [])

  function errorOf(field: string, label?: string): string | undefined {
    const refusal = refusals[field]
    if (!refusal || !(isTried || touched.has(field))) return undefined
    // Whoever walks through an empty form is not told off for it.
    if (refusal.code === 'required' && !isTried) return undefined
    return problemText(refusal, { field, label }, t)
  }

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  /** Shows all that is wrong and goes to the first of it. */
  const showAll = () => setTries((before) => before + 1)

  return { form, problems: { errorOf, touch }, isTried, showAll }
}
