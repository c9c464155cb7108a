import { describe, expect, it } from 'vitest'
import { err, ok } from '../result/index.ts'
import { bundleComponents } from './bundle-components.ts'
import { defaultBundleChoices } from './default-bundle-choices.ts'
import { aBundleLink, aBundleOption } from './testing.ts'

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
    expect(bundleComponents(options, defaultBundleChoices(options))).toEqual(defaults)
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
