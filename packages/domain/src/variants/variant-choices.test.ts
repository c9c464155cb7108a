import { describe, expect, it } from 'vitest'
import { aChild, aChildIn, aConfigurable } from './testing.ts'
import { choicesOf, findVariantByChoices } from './variant-choices.ts'

const { options } = aConfigurable()

describe('choicesOf', () => {
  it('names the options of a variant with their labels', () => {
    expect(choicesOf(aChildIn('red', '164'), options)).toEqual([
      { optionId: '93', optionValue: 'red', label: 'Color', value: 'Red' },
      { optionId: '142', optionValue: '164', label: 'Size', value: '164' },
    ])
  })

  it('shows the id of a value that has no label, and leaves out what the variant lacks', () => {
    expect(choicesOf(aChild({ attributes: { color: 'green' } }), options)).toEqual([
      { optionId: '93', optionValue: 'green', label: 'Color', value: 'green' },
    ])

    const [color] = options
    const blank = color ? [{ ...color, values: [{ valueIndex: 'green', label: ' ' }] }] : []
    expect(choicesOf(aChild({ attributes: { color: 'green' } }), blank)).toMatchObject([{ value: 'green' }])
  })
})

describe('findVariantByChoices', () => {
  it('finds every variant again by its own choices', () => {
    const product = aConfigurable()
    for (const child of product.children) {
      expect(findVariantByChoices(product, choicesOf(child, product.options))).toBe(child)
    }
  })

  it.each([
    ['too few', [{ optionId: '93', optionValue: 'blue' }]],
    [
      'too many',
      [
        { optionId: '93', optionValue: 'blue' },
        { optionId: '142', optionValue: '152' },
        { optionId: '7', optionValue: '1' },
      ],
    ],
    [
      'the same option twice',
      [
        { optionId: '93', optionValue: 'blue' },
        { optionId: '93', optionValue: 'blue' },
      ],
    ],
    [
      'a combination that does not exist',
      [
        { optionId: '93', optionValue: 'red' },
        { optionId: '142', optionValue: '164' },
      ],
    ],
  ])('finds nothing for %s', (_, choices) => {
    expect(findVariantByChoices(aConfigurable(), choices)).toBeNull()
  })

  it('finds nothing in a product without options, or by an attribute no child has', () => {
    expect(findVariantByChoices(aConfigurable({ options: [] }), [])).toBeNull()

    const bare = aConfigurable({ children: [aChild({ attributes: {} })] })
    expect(
      findVariantByChoices(bare, [
        { optionId: '7', optionValue: 'blue' },
        { optionId: '8', optionValue: '152' },
      ]),
    ).toBeNull()
  })
})
