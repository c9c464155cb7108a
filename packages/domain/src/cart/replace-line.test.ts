import { describe, expect, it } from 'vitest'
import { replaceLine } from './replace-line.ts'
import { aLine } from './testing.ts'

const limits = { maxProductsPerOrder: 40, available: null }
const cap = aLine({ sku: 'CAP' })
const small = aLine({ sku: 'JACKET-104', quantity: 2, serverItemId: '7' })
const large = aLine({ sku: 'JACKET-110', quantity: 3 })

describe('replaceLine', () => {
  it('puts the new variant where the old one stood [VAR-12]', () => {
    expect(replaceLine([small, cap], { line: small, by: large, limits })).toEqual({ ok: true, value: [large, cap] })
  })

  it('adds to the variant the cart already holds', () => {
    const held = aLine({ sku: 'JACKET-110', quantity: 1, serverItemId: '8' })

    expect(replaceLine([small, cap, held], { line: small, by: large, limits })).toEqual({
      ok: true,
      value: [cap, { ...held, quantity: 4 }],
    })
  })

  it('can change the quantity alone', () => {
    const more = aLine({ quantity: 5 })

    expect(replaceLine([small, cap], { line: small, by: more, limits })).toEqual({ ok: true, value: [more, cap] })
  })

  it('does not count the old variant against the limits', () => {
    const full = aLine({ sku: 'CAP', quantity: 37 })

    expect(replaceLine([small, full], { line: small, by: large, limits }).ok).toBe(true)
    expect(replaceLine([small, full], { line: small, by: { ...large, quantity: 4 }, limits })).toEqual({
      ok: false,
      refusal: { code: 'too-many-products', maximum: 40 },
    })
  })

  it('lets a merged cart above the limit change a size, but not grow', () => {
    const merged = aLine({ sku: 'CAP', quantity: 60 })

    expect(replaceLine([small, merged], { line: small, by: { ...large, quantity: 2 }, limits })).toMatchObject({
      value: [{ sku: 'JACKET-110', quantity: 2 }, merged],
    })
    expect(replaceLine([small, merged], { line: small, by: large, limits })).toEqual({
      ok: false,
      refusal: { code: 'too-many-products', maximum: 40 },
    })
  })

  it('refuses more of the new variant than there are [CART-24]', () => {
    expect(replaceLine([small], { line: small, by: large, limits: { ...limits, available: 2 } })).toEqual({
      ok: false,
      refusal: { code: 'quantity-unavailable', maxQuantity: 2 },
    })
  })
})
