import { describe, expect, it } from 'vitest'
import { type BillingFields, checkBillingAddress } from './check-billing-address.ts'
import { anAddress } from './testing.ts'

function aBill(overrides: Partial<BillingFields> = {}): BillingFields {
  return { ...anAddress(), company: '', taxId: '', ...overrides }
}

describe('checkBillingAddress', () => {
  it('needs neither company nor tax id', () => {
    expect(checkBillingAddress(aBill())).toEqual({ ok: true, value: aBill() })
  })

  it('tidies what a company filled in', () => {
    const bill = aBill({ company: ' Vries  BV ', taxId: ' NL123456789B01 ' })

    expect(checkBillingAddress(bill)).toEqual({
      ok: true,
      value: aBill({ company: 'Vries BV', taxId: 'NL123456789B01' }),
    })
  })

  it('says everything that is wrong at once', () => {
    expect(checkBillingAddress(aBill({ city: '', taxId: 'NL', company: 'x'.repeat(256) }))).toEqual({
      ok: false,
      refusal: {
        code: 'billing-address-invalid',
        fields: {
          city: { code: 'required' },
          taxId: { code: 'tax-id-too-short', minimum: 3 },
          company: { code: 'too-many-characters', total: 255 },
        },
      },
    })
  })

  it('refuses a wrong address or a wrong tax id alone', () => {
    expect(checkBillingAddress(aBill({ city: '' })).ok).toBe(false)
    expect(checkBillingAddress(aBill({ taxId: 'NL' })).ok).toBe(false)
  })
})
