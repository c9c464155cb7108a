import { describe, expect, it } from 'vitest'
import { hasOwnOptions, lineKey } from './line-key.ts'
import { someOptions } from './testing.ts'

const red = { optionId: '1', optionValue: '2' }
const engraved = { optionId: '3', optionValue: 'Noor' }

describe('lineKey', () => {
  it('is the same for a variant with and without its configurable options spelled out', () => {
    const spelled = someOptions({ configurable: [{ optionId: '93', optionValue: '50' }] })

    expect(lineKey({ sku: 'JACKET-104', options: spelled })).toBe(lineKey({ sku: 'JACKET-104', options: null }))
  })

  it('tells two variants apart', () => {
    expect(lineKey({ sku: 'JACKET-104', options: null })).not.toBe(lineKey({ sku: 'JACKET-110', options: null }))
  })

  it('tells two engravings of one product apart', () => {
    const other = { ...engraved, optionValue: 'Sem' }

    expect(lineKey({ sku: 'MUG', options: someOptions({ custom: [engraved] }) })).not.toBe(
      lineKey({ sku: 'MUG', options: someOptions({ custom: [other] }) }),
    )
  })

  it('tells a product with a custom option apart from the same product without', () => {
    expect(lineKey({ sku: 'MUG', options: someOptions({ custom: [engraved] }) })).not.toBe(
      lineKey({ sku: 'MUG', options: null }),
    )
  })

  it('does not care in which order options were chosen', () => {
    const one = someOptions({ custom: [red, engraved] })
    const other = someOptions({ custom: [engraved, red] })

    expect(lineKey({ sku: 'MUG', options: one })).toBe(lineKey({ sku: 'MUG', options: other }))
  })

  it('tells bundles apart by selection and quantity but not by their order', () => {
    const bundle = (optionSelections: string[], optionQuantity = 1) =>
      lineKey({ sku: 'SET', options: someOptions({ bundle: [{ optionId: '1', optionQuantity, optionSelections }] }) })

    expect(bundle(['5', '6'])).toBe(bundle(['6', '5']))
    expect(bundle(['5', '6'])).not.toBe(bundle(['5', '7']))
    expect(bundle(['5', '6'])).not.toBe(bundle(['5', '6'], 2))
  })
})

describe('hasOwnOptions', () => {
  it('counts custom and bundle options, not the configurable ones', () => {
    expect(hasOwnOptions(someOptions({ custom: [red] }))).toBe(true)
    expect(hasOwnOptions(someOptions({ bundle: [{ optionId: '1', optionQuantity: 1, optionSelections: [] }] }))).toBe(
      true,
    )
    expect(hasOwnOptions(someOptions({ configurable: [red] }))).toBe(false)
  })
})
