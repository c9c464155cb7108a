import { describe, expect, it } from 'vitest'
import { createPriceSigner } from './price-signer.ts'

const sign = createPriceSigner(new Uint8Array(32).fill(1))

describe('createPriceSigner', () => {
  it('signs the same prices alike, others differently, and with another key differently again', () => {
    const signed = sign({ sku: 'a', price: 10 })

    expect(sign({ sku: 'a', price: 10 })).toBe(signed)
    expect(sign({ sku: 'a', price: 9 })).not.toBe(signed)
    expect(createPriceSigner(new Uint8Array(32).fill(2))({ sku: 'a', price: 10 })).not.toBe(signed)
  })
})
