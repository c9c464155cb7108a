import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeWishlist } from './merge-wishlist.ts'

const wish = (sku: string, from = 'server') => ({ sku, from })
const skusOf = (items: readonly { sku: string }[]) => items.map(({ sku }) => sku)

describe('mergeWishlist', () => {
  it('keeps both lists at a login, the server’s first, each product once [WISH-02]', () => {
    const merged = mergeWishlist({
      server: [wish('coat'), wish('cap')],
      before: [],
      now: [wish('cap', 'device'), wish('bag', 'device')],
    })

    expect(merged).toEqual([wish('coat'), wish('cap', 'device'), wish('bag', 'device')])
  })

  it('follows the server on later visits: what another device took off is gone, what it added is there', () => {
    const now = [wish('cap'), wish('bag')]

    expect(skusOf(mergeWishlist({ server: [wish('bag'), wish('coat')], before: now, now }))).toEqual(['bag', 'coat'])
  })

  it('undoes nothing the customer does while the server is asked', () => {
    const before = [wish('cap'), wish('bag')]
    const now = [wish('bag'), wish('tee')]

    expect(skusOf(mergeWishlist({ server: before, before, now }))).toEqual(['bag', 'tee'])
  })

  it('never lists a product twice and loses nothing at a login', () => {
    const list = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e')).map((skus) => skus.map((sku) => wish(sku)))
    fc.assert(
      fc.property(list, list, (server, now) => {
        const merged = skusOf(mergeWishlist({ server, before: [], now }))

        expect(new Set(merged)).toEqual(new Set([...skusOf(server), ...skusOf(now)]))
        expect(merged).toHaveLength(new Set(merged).size)
      }),
    )
  })
})
