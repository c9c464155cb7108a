import { describe, expect, it } from 'vitest'
import { anAttribute } from '../testing/documents.ts'
import { completeAttribute, mentionedAttributes } from './complete-attribute.ts'
import { type ObservedOptions, observeOptions } from './observe-options.ts'

function observedIn(...products: object[]): ObservedOptions {
  const observed: ObservedOptions = new Map()
  for (const options of products) observeOptions(observed, { configurable_options: [options] })
  return observed
}

const colour = (...values: object[]) => ({ attribute_id: '93', attribute_code: 'color', label: 'Colour', values })

describe('completeAttribute', () => {
  it('names options by what products call them, else by what the shop does, else by their value [PROD-19]', () => {
    const observed = observedIn(
      colour({ value_index: 1, label: 'Blue' }),
      colour({ value_index: 1, label: 'Navy' }),
    ).get('color')
    const stored = anAttribute({ options: [{ value: '2', label: 'Red' }] })
    const attribute = anAttribute({ options: ['', '1', '2', '3'].map((value) => ({ value, label: ' ' })) })

    expect(completeAttribute(attribute, { observed, stored }).options).toEqual([
      { value: '', label: ' ' },
      { value: '1', label: 'Blue' },
      { value: '2', label: 'Red' },
      { value: '3', label: '3' },
    ])
  })

  it('adds options that only products mention, and keeps those the shop has', () => {
    const observed = observedIn(colour({ value_index: 60, label: 'Green' }, { value_index: 61 })).get('color')
    const stored = anAttribute({ options: [{ value: 70, label: 'Gold', sort_order: 3 }] })

    expect(completeAttribute(anAttribute({ options: [] }), { observed, stored }).options).toEqual([
      { value: 70, label: 'Gold', sort_order: 3 },
      { value: '60', label: 'Green' },
    ])
  })

  it('answers a complete attribute as it is', () => {
    const attribute = anAttribute()

    expect(completeAttribute(attribute, { observed: undefined, stored: attribute })).toBe(attribute)
  })
})

describe('mentionedAttributes', () => {
  it('describes attributes nobody has described, as far as products do', () => {
    const observed = observedIn(colour({ value_index: 50, label: 'Blue' }), { attribute_code: 'odd', values: [] })

    expect(mentionedAttributes(observed, () => false)).toMatchObject([
      {
        attribute_id: 93,
        attribute_code: 'color',
        frontend_label: 'Colour',
        frontend_input: 'select',
        options: [{ value: '50', label: 'Blue' }],
      },
    ])
    expect(mentionedAttributes(observed, () => true)).toEqual([])
  })
})
