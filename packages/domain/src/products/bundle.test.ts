import { describe, expect, it } from 'vitest'
import { err, ok } from '../result/index.ts'
import { bundleComponents, bundlePrice, bundleQuantity, defaultBundleLink } from './bundle.ts'
import { aBundleLink, aBundleOption, anAmount } from './testing.ts'

const first = aBundleLink({ id: 'a' })
const preferred = aBundleLink({ id: 'b', isDefault: true, quantity: 2 })

describe('defaultBundleLink', () => {
  it('is the link marked default [PRICE-13]', () => {
    const alsoMarked = aBundleLink({ id: 'c', isDefault: true })

    expect(defaultBundleLink(aBundleOption({ links: [first, preferred, alsoMarked] }))).toBe(preferred)
  })

  it('is the first link when none is marked [PRICE-13]', () => {
    expect(defaultBundleLink(aBundleOption({ links: [first, aBundleLink()] }))).toBe(first)
  })

  it('is nothing for an option without links', () => {
    expect(defaultBundleLink(aBundleOption({ links: [] }))).toBeNull()
  })
})

describe('bundleQuantity', () => {
  it.each([null, undefined, 0, -1, 1.5, Number.NaN])('is one where a link says %o [PRICE-13]', (quantity) => {
    expect(bundleQuantity(quantity)).toBe(1)
  })

  it('is what the link says', () => {
    expect(bundleQuantity(3)).toBe(3)
  })
})

const shirt = aBundleLink({ id: 'l1', sku: 'shirt', quantity: 2 })
const polo = aBundleLink({ id: 'l2', sku: 'polo' })
const cap = aBundleLink({ id: 'l3', sku: 'cap' })
const options = [
  aBundleOption({ id: 'top', links: [shirt, polo] }),
  aBundleOption({ id: 'head', isRequired: false, links: [cap] }),
]
const choice = (optionSelections: string[], optionQuantity = 1, optionId = 'top') => ({
  optionId,
  optionQuantity,
  optionSelections,
})

describe('bundleComponents', () => {
  it('are the defaults when nothing was chosen', () => {
    const defaults = ok([
      { link: shirt, sku: 'shirt', quantity: 2 },
      { link: cap, sku: 'cap', quantity: 1 },
    ])

    expect(bundleComponents(options, [])).toEqual(defaults)
    expect(bundleComponents([aBundleOption({ links: [] })], [])).toEqual(ok([]))
  })

  it('are what was chosen, in the quantity that was chosen', () => {
    expect(bundleComponents(options, [choice(['l2'], 3)])).toEqual(
      ok([
        { link: polo, sku: 'polo', quantity: 3 },
        { link: cap, sku: 'cap', quantity: 1 },
      ]),
    )
  })

  it('hold several links of one option, each once', () => {
    const result = bundleComponents(options, [choice(['l1', 'l2', 'l1'])])

    expect(result.ok && result.value.map(({ sku }) => sku)).toEqual(['shirt', 'polo', 'cap'])
  })

  it('take the first word when an option is answered twice', () => {
    const result = bundleComponents(options, [choice(['l2']), choice(['l1'])])

    expect(result.ok && result.value.map(({ sku }) => sku)).toEqual(['polo', 'cap'])
  })

  it('can do without an option that is not required', () => {
    const result = bundleComponents(options, [choice([], 1, 'head')])

    expect(result.ok && result.value.map(({ sku }) => sku)).toEqual(['shirt'])
  })

  it.each([
    ['an option left empty that is required', choice([]), { code: 'bundle-option-required', optionId: 'top' }],
    ['an option it does not have', choice(['l1'], 1, 'feet'), { code: 'bundle-option-unknown', optionId: 'feet' }],
    [
      'a link of another option',
      choice(['l3']),
      { code: 'bundle-selection-unknown', optionId: 'top', selection: 'l3' },
    ],
    ['none of a link', choice(['l1'], 0), { code: 'bundle-quantity-invalid', optionId: 'top' }],
    ['half a link', choice(['l1'], 1.5), { code: 'bundle-quantity-invalid', optionId: 'top' }],
  ])('refuse %s', (_, chosen, refusal) => {
    expect(bundleComponents(options, [chosen])).toEqual(err(refusal))
  })
})

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
