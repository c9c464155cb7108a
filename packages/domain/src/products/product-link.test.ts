import { describe, expect, it } from 'vitest'
import { err, ok } from '../result/index.ts'
import { attachLinkedProducts, groupedMembers, groupedPrice, productLinkNotFound } from './product-link.ts'
import { aLink, anAmount } from './testing.ts'

describe('attachLinkedProducts', () => {
  it('puts each product on its link, in the order of the links', () => {
    const shirt = { sku: 'shirt' }
    const cap = { sku: 'cap' }
    const links = [aLink({ linkedSku: 'cap' }), aLink({ linkedSku: 'shirt' })]

    expect(attachLinkedProducts(links, [shirt, cap])).toEqual(
      ok([
        { ...aLink({ linkedSku: 'cap' }), product: cap },
        { ...aLink({ linkedSku: 'shirt' }), product: shirt },
      ]),
    )
  })

  it('fails with "Product link not found" for a link to nothing [PROD-36]', () => {
    expect(attachLinkedProducts([aLink()], [])).toEqual(err({ code: 'product-link-not-found', sku: 'shirt' }))
    expect(productLinkNotFound).toBe('Product link not found')
  })
})

const priced = (gross: number | null, link = aLink()) => ({
  ...link,
  product: { price: gross === null ? null : anAmount(gross) },
})

describe('groupedMembers', () => {
  it('are the associated simple products [PROD-13]', () => {
    const links = [aLink(), aLink({ type: 'colorrelation' }), aLink({ linkedType: 'configurable' })]

    expect(groupedMembers(links)).toEqual(ok([aLink()]))
  })

  it('reports a grouped product without links as an error [PROD-37]', () => {
    expect(groupedMembers([])).toEqual(err({ code: 'grouped-without-links' }))
  })
})

describe('groupedPrice', () => {
  it('starts at 0 [PRICE-11]', () => {
    expect(groupedPrice([])).toEqual({ net: 0, tax: 0, gross: 0 })
  })

  it('is the sum of the associated simple products, one of each [PRICE-11]', () => {
    const links = [
      priced(1999),
      priced(2999),
      priced(5000, aLink({ type: 'related' })),
      priced(7000, aLink({ linkedType: 'bundle' })),
    ]

    expect(groupedPrice(links)).toEqual({ net: 4131, tax: 867, gross: 4998 })
  })

  it('is unknown while the price of a member is', () => {
    expect(groupedPrice([priced(1999), priced(null)])).toBeNull()
    expect(groupedPrice([priced(1999), priced(null, aLink({ type: 'related' }))])?.gross).toBe(1999)
  })
})
