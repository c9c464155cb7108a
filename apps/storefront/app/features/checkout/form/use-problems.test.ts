import { describe, expect, it } from 'vitest'
import { loadI18n, type TranslateLater } from '../../../i18n/index.ts'
import { problemText } from './use-problems.ts'

const i18n = await loadI18n('en')
const t: TranslateLater = (id, ...values) => i18n._(id, values[0] ?? undefined)
const say = (field: string, code = 'required', place?: 'store' | 'service-point') =>
  problemText({ field, code, place }, t)

describe('problemText', () => {
  it('names the field that is missing [FORM-01]', () => {
    expect(say('shipping.street')).toBe('Street is required.')
    expect(say('billing.lastName')).toBe('Last name is required.')
    expect(say('email')).toBe('Email address is required.')
    expect(say('shipping.postcode', 'postcode-invalid')).toBeNull()
  })

  it('asks for a store where one is to be chosen, and for a parcel point where that is [SHIP-19]', () => {
    expect(say('place', 'service-point-missing', 'store')).toBe('A store must be selected.')
    expect(say('place', 'service-point-missing', 'service-point')).toBe('A parcel point must be selected.')
    expect(say('place', 'service-point-missing')).toBeNull()
  })
})
