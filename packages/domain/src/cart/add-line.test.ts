import { describe, expect, it } from 'vitest'
import { addLine, quantityOfSku } from './add-line.ts'
import { aLine, someOptions } from './testing.ts'

const limits = { maxProductsPerOrder: 40, available: null }
const engraved = (text: string) => someOptions({ custom: [{ optionId: '3', optionValue: text }] })

describe('addLine', () => {
  it('puts a new product at the end', () => {
    const cap = aLine({ sku: 'CAP' })

    expect(addLine([aLine()], { line: cap, limits })).toEqual({ ok: true, value: [aLine(), cap] })
  })

  it('raises the quantity of what is already there, in its place and with its ids', () => {
    const existing = aLine({ quantity: 2, serverItemId: '7' })

    expect(addLine([existing, aLine({ sku: 'CAP' })], { line: aLine({ quantity: 3 }), limits })).toEqual({
      ok: true,
      value: [{ ...existing, quantity: 5 }, aLine({ sku: 'CAP' })],
    })
  })

  it('keeps another size or another engraving as a line of its own', () => {
    const noor = aLine({ options: engraved('Noor') })
    const cart = [aLine({ sku: 'JACKET-110' }), noor]

    expect(addLine(cart, { line: aLine({ options: engraved('Sem') }), limits })).toMatchObject({ value: { length: 3 } })
  })

  it('accepts the 40th product and refuses the one that would pass 40 [CART-23]', () => {
    const cart = [aLine({ quantity: 38 })]

    expect(addLine(cart, { line: aLine({ sku: 'CAP', quantity: 2 }), limits }).ok).toBe(true)
    expect(addLine(cart, { line: aLine({ sku: 'CAP', quantity: 3 }), limits })).toEqual({
      ok: false,
      refusal: { code: 'too-many-products', maximum: 40 },
    })
  })

  it('says how many of a product there are when more are wanted, counting all its lines [CART-24]', () => {
    const cart = [aLine({ options: engraved('Noor'), quantity: 2 })]
    const more = aLine({ options: engraved('Sem'), quantity: 2 })

    expect(addLine(cart, { line: more, limits: { ...limits, available: 4 } }).ok).toBe(true)
    expect(addLine(cart, { line: more, limits: { ...limits, available: 3 } })).toEqual({
      ok: false,
      refusal: { code: 'quantity-unavailable', maxQuantity: 3 },
    })
  })

  it.each([0, -1, 1.5, Number.NaN])('refuses a quantity of %d', (quantity) => {
    expect(addLine([], { line: aLine({ quantity }), limits })).toEqual({
      ok: false,
      refusal: { code: 'quantity-invalid' },
    })
  })
})

describe('quantityOfSku', () => {
  it('counts one sku over all its lines', () => {
    const lines = [aLine({ quantity: 2, options: engraved('Noor') }), aLine({ quantity: 1 }), aLine({ sku: 'CAP' })]

    expect(quantityOfSku(lines, 'JACKET-104')).toBe(3)
  })
})
