import { describe, expect, it } from 'vitest'
import { parts, readCatalogues } from './index.ts'

describe('readCatalogues', () => {
  it('reads the texts of a language by the part they lie in, and nothing of one without a folder', () => {
    const { first, later, account, choices } = readCatalogues('en')

    expect(first['ui.close']).toBe('Close')
    expect(later['cart.checkout']).toBe('Proceed to checkout')
    expect([account, choices].map((texts) => Object.keys(texts).length > 0)).toEqual([true, true])
    expect(readCatalogues('tlh')).toEqual(Object.fromEntries(parts.map((part) => [part, {}])))
  })
})
