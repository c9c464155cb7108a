import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { minicartCount } from './minicart-count.ts'

const lines = [{ quantity: 2 }, { quantity: 3 }]

describe('minicartCount', () => {
  it('counts pieces unless the shop asks otherwise [CART-26]', () => {
    expect(minicartCount(lines, defaultSettings)).toBe(5)
  })

  it('counts items where the shop asks for it [CART-26]', () => {
    expect(minicartCount(lines, { minicartCountType: 'items' })).toBe(2)
  })
})
