import { describe, expect, it } from 'vitest'
import { loadI18n, type TranslateLater } from '#i18n/index.ts'
import { problemText } from './use-problems.ts'

const i18n = await loadI18n('en')
const t: TranslateLater = (id, ...values) => i18n._(id, values[0] ?? undefined)

describe('problemText', () => {
  it('names the field that is missing by its label [FORM-01]', () => {
    const street = { field: 'shipping.street', label: 'Street' }

    expect(problemText({ code: 'required' }, street, t)).toBe('Street is required.')
    expect(problemText({ code: 'phone-invalid' }, street, t)).toBe('Please provide a valid phone number.')
    expect(problemText({ code: 'required' }, { field: 'payment' }, t)).toBe(t('checkout.pay.missing'))
  })
})
