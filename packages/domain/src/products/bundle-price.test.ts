import { describe, expect, it } from 'vitest'
import { bundleComponents } from './bundle-components.ts'
import { bundlePrice } from './bundle-price.ts'
import { aBundleLink, aBundleOption, anAmount } from './testing.ts'

describe('bundlePrice', () => {
  it('starts at 0 [PRICE-12]', () => {
    expect(bundlePrice([])).toEqual({ net: 0, tax: 0, gross: 0 })
  })

  it('sums the default link of each option, else the first, times its quantity [PRICE-12]', () => {
    const marked = aBundleLink({ id: 'b', isDefault: true, quantity: 2, price: anAmount(1000) })
    const options = [
      aBundleOption({ id: 'top', links: [aBundleLink({ price: anAmount(9999) }), marked] }),
      aBundleOption({ id: 'head', links: [aBundleLink({ quantity: null, price: anAmount(500) })] }),
    ]
    const components = bundleComponents(options, [])

    expect(components.ok && bundlePrice(components.value)).toEqual({ net: 2065, tax: 435, gross: 2500 })
  })

  it('is unknown while the price of a component is', () => {
    const unknown = aBundleLink({ price: null })

    expect(bundlePrice([{ link: unknown, sku: unknown.sku, quantity: 1 }])).toBeNull()
  })
})
