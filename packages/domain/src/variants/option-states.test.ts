import { describe, expect, it } from 'vitest'
import { optionStates } from './option-states.ts'
import { aChildIn, aConfigurable } from './testing.ts'
import type { ConfigurableProduct, Configuration } from './variant.ts'

function offered(product: ConfigurableProduct, configuration: Configuration, listOutOfStock = false) {
  const states = optionStates(product, { configuration, settings: { listOutOfStock } })
  return states.map(({ attributeCode, values }) => [
    attributeCode,
    values.filter(({ isAvailable }) => isAvailable).map(({ valueIndex }) => valueIndex),
  ])
}

describe('optionStates', () => {
  it('offers every value a variant has while nothing is chosen', () => {
    expect(offered(aConfigurable(), {})).toEqual([
      ['color', ['blue', 'red']],
      ['size', ['152', '164']],
    ])
  })

  it('offers next to a chosen value only what exists with it', () => {
    expect(offered(aConfigurable(), { color: 'red' })).toEqual([
      ['color', ['blue', 'red']],
      ['size', ['152']],
    ])
    expect(offered(aConfigurable(), { size: ['164', '176'] })).toEqual([
      ['color', ['blue']],
      ['size', ['152', '164']],
    ])
  })

  it('does not offer a variant that is sold out, unless such products are listed', () => {
    const children = [aChildIn('blue', '152', { stock: { isInStock: false } }), aChildIn('red', '164')]

    expect(offered(aConfigurable({ children }), {})).toEqual([
      ['color', ['red']],
      ['size', ['164']],
    ])
    expect(offered(aConfigurable({ children }), {}, true)).toEqual([
      ['color', ['blue', 'red']],
      ['size', ['152', '164']],
    ])
  })

  it('offers nothing next to a choice no variant knows', () => {
    expect(offered(aConfigurable(), { fit: 'slim' })).toEqual([
      ['color', []],
      ['size', []],
    ])
  })

  it('marks what is chosen', () => {
    const [colors] = optionStates(aConfigurable(), {
      configuration: { color: 'red' },
      settings: { listOutOfStock: false },
    })

    expect(colors).toMatchObject({ attributeId: '93', label: 'Color' })
    expect(colors?.values).toEqual([
      { valueIndex: 'blue', label: 'Blue', isChosen: false, isAvailable: true },
      { valueIndex: 'red', label: 'Red', isChosen: true, isAvailable: true },
    ])
  })

  it('drops values without a label and trims the others [VAR-11]', () => {
    const [color] = aConfigurable().options
    const values = [
      { valueIndex: 'blue', label: ' Blue ' },
      { valueIndex: 'red', label: '  ' },
    ]
    const product = aConfigurable({ options: color ? [{ ...color, values }] : [] })
    const [colors] = optionStates(product, { configuration: {}, settings: { listOutOfStock: false } })

    expect(colors?.values.map(({ label }) => label)).toEqual(['Blue'])
  })
})
