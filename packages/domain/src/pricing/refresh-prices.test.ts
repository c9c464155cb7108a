import { describe, expect, it } from 'vitest'
import { refreshPrices, skusToRefresh } from './refresh-prices.ts'
import { aProductPrice } from './testing.ts'

const aProduct = (sku: string, id = 1) => ({ id, sku, price: aProductPrice(), isPriceCurrent: false, children: [] })

describe('skusToRefresh', () => {
  it('asks for the variants only where a single product is looked at', () => {
    const jacket = { ...aProduct('jacket'), children: [aProduct('jacket-152'), aProduct('jacket-164')] }

    expect(skusToRefresh([jacket])).toEqual(['jacket', 'jacket-152', 'jacket-164'])
    expect(skusToRefresh([jacket, aProduct('shirt')])).toEqual(['jacket', 'shirt'])
    expect(skusToRefresh([])).toEqual([])
  })
})

describe('refreshPrices', () => {
  const reduced = {
    id: 1,
    final: { gross: 3999, net: 3305 },
    regular: { gross: 4999, net: 4131 },
    special: { gross: 3999, net: 3305 },
  }

  it('puts each price on the product with the same id and works out the tax', () => {
    const [jacket, shirt] = refreshPrices([aProduct('jacket', 1), aProduct('shirt', 2)], [reduced])

    expect(jacket?.price).toEqual({
      final: { net: 3305, tax: 694, gross: 3999 },
      regular: { net: 4131, tax: 868, gross: 4999 },
      special: { net: 3305, tax: 694, gross: 3999 },
      lowestPriorPrice: null,
      discountPercentage: null,
    })
    expect(shirt).toEqual(aProduct('shirt', 2))
  })

  it('marks the refreshed prices as current, and no others [PRICE-26]', () => {
    const [jacket, shirt] = refreshPrices([aProduct('jacket', 1), aProduct('shirt', 2)], [reduced])

    expect([jacket?.isPriceCurrent, shirt?.isPriceCurrent]).toEqual([true, false])
  })

  it('works out the percentage from the earlier price it knows', () => {
    const product = { ...aProduct('jacket'), price: aProductPrice({ lowestPriorPrice: 4999 }) }

    expect(refreshPrices([product], [reduced])[0]?.price).toMatchObject({
      lowestPriorPrice: 4999,
      discountPercentage: 20,
    })
  })

  it('keeps a reduction without a special price', () => {
    expect(refreshPrices([aProduct('jacket')], [{ ...reduced, special: null }])[0]?.price.special).toBeNull()
  })

  it('drops the special price when the product costs no less than before', () => {
    const product = { ...aProduct('jacket'), price: aProductPrice({ lowestPriorPrice: 5999, discountPercentage: 16 }) }

    expect(refreshPrices([product], [{ ...reduced, final: reduced.regular }])[0]?.price).toMatchObject({
      special: null,
      lowestPriorPrice: null,
      discountPercentage: null,
    })
  })
})
