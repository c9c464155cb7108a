import { describe, expect, it } from 'vitest'
import { isVirtualCart } from './is-virtual-cart.ts'

describe('isVirtualCart', () => {
  it('needs no delivery for gift cards and downloads alone', () => {
    expect(isVirtualCart([{ type: 'virtual' }, { type: 'downloadable' }])).toBe(true)
    expect(isVirtualCart([{ type: 'virtual' }])).toBe(true)
  })

  it('needs delivery as soon as one thing can be touched', () => {
    expect(isVirtualCart([{ type: 'virtual' }, { type: 'simple' }])).toBe(false)
  })

  it('is not virtual while it is empty', () => {
    expect(isVirtualCart([])).toBe(false)
  })
})
