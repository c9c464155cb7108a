import { describe, expect, it } from 'vitest'
import { anAttribute } from '../testing/documents.ts'
import { completeConfigurableOptions } from './complete-configurable-options.ts'
import { createAttributeBook } from './create-attribute-book.ts'

const book = createAttributeBook([
  anAttribute(),
  anAttribute({
    attribute_id: 142,
    attribute_code: 'length',
    default_frontend_label: 'Length',
    options: [
      { value: '30', label: 'L30' },
      { value: '32', label: 'L32' },
    ],
  }),
])

function optionsOf(children: object[], options?: unknown) {
  const product = { type_id: 'configurable', configurable_children: children, configurable_options: options }
  return completeConfigurableOptions(product, book)['configurable_options']
}

describe('completeConfigurableOptions', () => {
  it('finds what the variants differ in where it is clear [PROD-10]', () => {
    const children = [
      { sku: 'a', color: '50', length: 30, status: 1 },
      { sku: 'b', color: '50', length: 32, status: 1 },
    ]

    expect(optionsOf(children)).toEqual([
      {
        attribute_id: 142,
        attribute_code: 'length',
        label: 'Length',
        position: 0,
        values: [
          { value_index: 30, label: 'L30' },
          { value_index: 32, label: 'L32' },
        ],
      },
    ])
  })

  it('finds colour and size also when nobody has described them', () => {
    expect(optionsOf([{ size: '92' }, { size: '98' }])).toMatchObject([
      {
        attribute_id: 'size',
        attribute_code: 'size',
        label: 'size',
        values: [{ value_index: '92', label: '92' }, { label: '98' }],
      },
    ])
    expect(optionsOf([{ color: 50 }])).toMatchObject([
      { attribute_id: 93, values: [{ value_index: 50, label: 'Blue' }] },
    ])
  })

  it.each([
    ['two variants are the same', [{ color: 50 }, { color: 50 }]],
    ['a variant lacks it', [{ color: 50 }, { size: 92 }]],
    ['nothing is an option', [{ weight: 1 }, { weight: 2 }]],
  ])('finds nothing when %s', (_, children) => {
    expect(optionsOf(children)).toBeUndefined()
  })

  it('completes code, label and the names of values from the attributes', () => {
    const children = [{ color: 50 }, { color: 58 }]

    expect(
      optionsOf(children, [{ attribute_id: '93', values: [{ value_index: 50 }, { value_index: 58, label: 'Rood' }] }]),
    ).toEqual([
      {
        attribute_id: '93',
        attribute_code: 'color',
        label: 'Colour',
        values: [
          { value_index: 50, label: 'Blue' },
          { value_index: 58, label: 'Rood' },
        ],
      },
    ])
    expect(optionsOf([{ size: 92 }], [{ attribute_id: '9', label: 'Size' }])).toEqual([
      { attribute_id: '9', label: 'Size', attribute_code: 'size', values: [{ value_index: 92, label: '92' }] },
    ])
  })

  it('answers what is complete, or no configurable product, as it is', () => {
    const option = {
      attribute_id: 93,
      attribute_code: 'color',
      label: 'Colour',
      values: [{ value_index: 50, label: 'B' }],
    }
    const product = { type_id: 'configurable', configurable_children: [{ color: 50 }], configurable_options: [option] }

    expect(completeConfigurableOptions(product, book)).toBe(product)
    expect(completeConfigurableOptions({ type_id: 'simple' }, book)).toEqual({ type_id: 'simple' })
  })
})
