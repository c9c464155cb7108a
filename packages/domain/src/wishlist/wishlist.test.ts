import { describe, expect, it } from 'vitest'
import { addToWishlist, removeFromWishlist } from './wishlist.ts'

const tee = { sku: 'VK1', name: 'Dino tee', qty: 5 }
const coat = { sku: 'VK2', name: 'Rain coat', qty: 1 }

describe('addToWishlist', () => {
  it('keeps the product’s fields and always a quantity of 1 [WISH-01]', () => {
    expect(addToWishlist([], { sku: 'VK1', name: 'Dino tee' })).toEqual([{ sku: 'VK1', name: 'Dino tee', qty: 1 }])
    expect(addToWishlist<{ sku: string }>([], tee)[0]?.qty).toBe(1)
  })

  it('ignores a sku that is on the list already [WISH-02]', () => {
    const items = addToWishlist<{ sku: string }>([], tee)

    expect(addToWishlist(items, { sku: 'VK1' })).toBe(items)
    expect(addToWishlist(items, coat)).toHaveLength(2)
  })
})

describe('removeFromWishlist', () => {
  it('takes the sku off the list and nothing else [WISH-03]', () => {
    expect(removeFromWishlist([tee, coat], 'VK1')).toEqual([coat])
    expect(removeFromWishlist([tee, coat], 'VK9')).toEqual([tee, coat])
  })
})
