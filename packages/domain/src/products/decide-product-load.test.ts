import { describe, expect, it } from 'vitest'
import { err, ok } from '../result/index.ts'
import { decideProductLoad, productLoadError } from './decide-product-load.ts'
import { aLoadableProduct } from './testing.ts'

const prevented = { preventConfigurableChildrenDirectAccess: true }
const allowed = { preventConfigurableChildrenDirectAccess: false }
const hiddenChild = aLoadableProduct({ visibility: 1, parentSku: 'jacket' })

describe('decideProductLoad', () => {
  it.each([2, 3, 4])('shows a product of visibility %d', (visibility) => {
    expect(decideProductLoad(aLoadableProduct({ visibility }), prevented)).toEqual(ok({ kind: 'show' }))
    expect(decideProductLoad(aLoadableProduct({ visibility }), allowed)).toEqual(ok({ kind: 'show' }))
  })

  it.each([2, 3])('fails for a product of status %d, hidden or not [PROD-27]', (status) => {
    const refusal = err({ code: 'product-disabled', status })

    expect(decideProductLoad(aLoadableProduct({ status }), prevented)).toEqual(refusal)
    expect(decideProductLoad({ ...hiddenChild, status }, prevented)).toEqual(refusal)
  })

  it('fails for a hidden product when direct access is not prevented [PROD-28]', () => {
    expect(decideProductLoad(hiddenChild, allowed)).toEqual(err({ code: 'product-hidden', visibility: 1 }))
  })

  it('sends to the parent when direct access is prevented: 301 or a replaced route [PROD-29]', () => {
    expect(decideProductLoad(hiddenChild, prevented)).toEqual(
      ok({ kind: 'redirect', parentSku: 'jacket', status: 301, navigation: 'replace' }),
    )
  })

  it('fails for a hidden product that has no parent to go to', () => {
    const orphan = aLoadableProduct({ visibility: 1 })

    expect(decideProductLoad(orphan, prevented)).toEqual(err({ code: 'product-hidden', visibility: 1 }))
  })

  it('fails for a product that does not exist', () => {
    expect(decideProductLoad(null, prevented)).toEqual(err({ code: 'product-not-found' }))
  })
})

describe('productLoadError', () => {
  it('names the status that refused the load [PROD-33]', () => {
    expect(productLoadError({ code: 'product-disabled', status: 2 })).toBe(
      'Product query returned empty result product status = 2',
    )
  })

  it('names the visibility that refused the load [PROD-34]', () => {
    expect(productLoadError({ code: 'product-hidden', visibility: 1 })).toBe(
      'Product query returned empty result product visibility = 1',
    )
  })

  it('says that a product is missing [PROD-35]', () => {
    expect(productLoadError({ code: 'product-not-found' })).toBe('Product not found')
  })
})
