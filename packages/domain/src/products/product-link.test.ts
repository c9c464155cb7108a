import { describe, expect, it } from 'vitest'
import { err, ok } from '../result/index.ts'
import { attachLinkedProducts, PRODUCT_LINK_NOT_FOUND } from './product-link.ts'
import { aLink } from './testing.ts'

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
    expect(PRODUCT_LINK_NOT_FOUND).toBe('Product link not found')
  })
})
