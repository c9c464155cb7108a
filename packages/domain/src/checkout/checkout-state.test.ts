import { describe, expect, it } from 'vitest'
import { changeCheckout, emptyCheckout, withoutPassword } from './checkout-state.ts'

describe('changeCheckout', () => {
  it('remembers when the shopper last changed something', () => {
    const changed = changeCheckout(emptyCheckout, { useAlternateShipping: true }, 1_000)

    expect(changed).toEqual({ ...emptyCheckout, useAlternateShipping: true, modifiedAt: 1_000 })
  })
})

describe('withoutPassword', () => {
  it('forgets the password and that an account was wanted, and nothing else', () => {
    const personalDetails = { ...emptyCheckout.personalDetails, firstName: 'Zoë' }
    const before = {
      ...emptyCheckout,
      personalDetails: { ...personalDetails, password: 'Secret-123', createAccount: true },
    }

    expect(withoutPassword(before)).toEqual({ ...emptyCheckout, personalDetails })
  })
})
