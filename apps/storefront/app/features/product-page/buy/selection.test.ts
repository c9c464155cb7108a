import { aStockItem } from '@vonk/domain/stock/testing'
import { describe, expect, it } from 'vitest'
import { aPageProduct, aPart, aPlainProduct, aSlot, aVariant } from '../testing.ts'
import { chooseOption, chosenVariant, openingSelection, pickerStates } from './selection.ts'

const soldOut = { stock: aStockItem({ isInStock: false, quantity: 0 }) }

/** A size that is there and one that is sold out, in a view that offers both. */
const bothOffered = () =>
  aPageProduct({ variants: [aVariant('210'), aVariant('212', soldOut)], isOfferedSoldOut: true })

describe('openingSelection', () => {
  it('opens with the variant the address names [VAR-03]', () => {
    const product = aPageProduct()

    const { configuration } = openingSelection(product, 'TEE-212')

    expect(chosenVariant(product, configuration)?.sku).toBe('TEE-212')
  })

  /** Two colours in two sizes; what is not said costs the same. */
  const inColours = (prices: Readonly<Record<string, number>> = {}) => {
    const variant = (color: string, size: string, stock = {}) =>
      aVariant(size, {
        sku: `${color}-${size}`,
        attributes: { size, color },
        price: prices[`${color}-${size}`] ?? 1995,
        ...stock,
      })
    const children = [
      variant('red', '210'),
      variant('red', '212', soldOut),
      variant('red', '214'),
      variant('blue', '212'),
    ]
    return aPageProduct({ variants: children })
  }

  it('opens with the variant that has most in common with one that is gone [VAR-05] [VAR-06]', () => {
    const product = aPageProduct({
      variants: [
        aVariant('210', { attributes: { size: '210', color: 'red', fit: 'slim' } }),
        aVariant('212', { attributes: { size: '212', color: 'blue', fit: 'wide' } }),
        aVariant('214', { ...soldOut, attributes: { size: '214', color: 'blue', fit: 'wide' } }),
      ],
    })

    expect(openingSelection(product, 'TEE-214').configuration).toMatchObject({ size: '212' })
  })

  it('opens with the cheaper of two that are equally close [VAR-07]', () => {
    expect(openingSelection(inColours({ 'red-214': 1495 }), 'red-212').configuration).toMatchObject({ size: '214' })
    expect(openingSelection(inColours({ 'blue-212': 995 }), 'red-212').configuration).toMatchObject({ color: 'blue' })
  })

  it('opens with the first that can be had when an old link has nothing in common with any [VAR-08]', () => {
    const variants = [aVariant('208', soldOut), aVariant('210'), aVariant('212', soldOut), aVariant('214')]

    expect(openingSelection(aPageProduct({ variants }), 'TEE-212').configuration).toEqual({ size: '210' })
    expect(openingSelection(aPageProduct({ variants }), 'TEE-999').configuration).toEqual({ size: '210' })
    expect(openingSelection(aPageProduct({ variants }), null).configuration).toEqual({})
  })

  it('chooses nothing for a piece of an outfit whose size is gone, and a page of which all is gone [VAR-09]', () => {
    const piece = { ...aPageProduct({ variants: [aVariant('210'), aVariant('212', soldOut), aVariant('214')] }) }
    const pieces = [{ ...piece, proposedSku: 'TEE-212', colour: '' }]
    const opened = openingSelection(aPlainProduct({ type: 'grouped', pieces }), null)

    expect(opened.pieces['TEE']?.configuration).toEqual({})
    expect(openingSelection(aPageProduct({ variants: [aVariant('210', soldOut)] }), 'TEE-210').configuration).toEqual(
      {},
    )
  })

  it('does not ask for a size when only one is left', () => {
    const product = aPageProduct({ variants: [aVariant('210'), aVariant('212', soldOut)] })

    expect(openingSelection(product, null).configuration).toEqual({ size: '210' })
  })

  it('opens also with what is sold out, and asks for the size, where the view offers that', () => {
    expect(openingSelection(bothOffered(), 'TEE-212').configuration).toEqual({ size: '212' })
    expect(openingSelection(bothOffered(), null).configuration).toEqual({})
  })

  it('fills each slot of a set with its default, else with the first [PRICE-13]', () => {
    const slots = [aSlot('a', [aPart('1'), aPart('2', { isDefault: true })]), aSlot('b', [aPart('3'), aPart('4')])]

    expect(openingSelection(aPlainProduct({ type: 'bundle', slots }), null).slots).toEqual({ a: '2', b: '3' })
  })
})

describe('chosenVariant', () => {
  it('means nothing until every option is chosen', () => {
    expect(chosenVariant(aPageProduct(), {})).toBeNull()
  })

  it('never means a size that is sold out [VAR-05]', () => {
    const product = aPageProduct({ variants: [aVariant('210'), aVariant('212', soldOut)] })

    expect(chosenVariant(product, { size: '212' })).toBeNull()
  })

  it('means a sold-out size where the view offers it', () => {
    expect(chosenVariant(bothOffered(), { size: '212' })?.sku).toBe('TEE-212')
    expect(chooseOption(bothOffered(), {}, { attributeCode: 'size', valueIndex: '212' }).kind).toBe('chosen')
  })
})

describe('pickerStates', () => {
  it('keeps a sold-out size in sight and marks it [STOCK-09]', () => {
    const product = aPageProduct({ variants: [aVariant('210'), aVariant('212', soldOut)] })

    const [size] = pickerStates(product, {})

    expect(size?.values.map(({ label, isAvailable }) => [label, isAvailable])).toEqual([
      ['104', true],
      ['116', false],
    ])
  })
})

describe('chooseOption', () => {
  it('takes a size that can be had', () => {
    const chosen = chooseOption(aPageProduct(), {}, { attributeCode: 'size', valueIndex: '210' })

    expect(chosen).toEqual({ kind: 'chosen', configuration: { size: '210' } })
  })

  it('tells a sold-out size from a combination that never existed [VAR-10]', () => {
    const product = aPageProduct({ variants: [aVariant('212', soldOut)] })

    expect(chooseOption(product, {}, { attributeCode: 'size', valueIndex: '212' }).kind).toBe('sold-out')
    expect(chooseOption(product, {}, { attributeCode: 'size', valueIndex: '210' }).kind).toBe('no-such-configuration')
  })
})
