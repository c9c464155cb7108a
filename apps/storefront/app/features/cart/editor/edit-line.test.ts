import { changeEditMode } from '@vonk/domain/cart'
import { describe, expect, it } from 'vitest'
import { aCartProduct, aLine } from '../testing.ts'
import { colourFilter, configurationOf, editedSku, exchangeOf, extraOf, openedEdit } from './edit-line.ts'

const product = aCartProduct()

function opened(line = aLine({ quantity: 2 })) {
  const mode = changeEditMode(null, openedEdit(line, product))
  if (!mode) throw new Error('editing did not open')
  return mode
}

describe('openedEdit', () => {
  it('begins with the size and the number of the line [CART-27]', () => {
    expect(opened()).toEqual({
      productId: 'TEE',
      quantity: 2,
      selectedOptions: { size: { id: '210', label: '104', type: 'size' } },
    })
  })
})

describe('editedSku', () => {
  it('is the product of the colour chosen last [CART-28]', () => {
    const mint = { id: 'TEE-MINT', label: 'mint', type: colourFilter }

    expect(editedSku(opened())).toBe('TEE')
    expect(editedSku({ ...opened(), selectedOptions: { [colourFilter]: mint } })).toBe('TEE-MINT')
  })
})

describe('configurationOf', () => {
  it('keeps the size when the other colour has it, and asks again when it has not', () => {
    const without = aCartProduct({ options: product.options.map((option) => ({ ...option, values: [] })) })

    expect(configurationOf(opened(), product)).toEqual({ size: '210' })
    expect(configurationOf(opened(), without)).toEqual({})
  })
})

describe('exchangeOf', () => {
  const variant = product.variants[1]
  if (!variant) throw new Error('the product of the tests has two sizes')

  it('puts the other size in the place of the line, at its own price [CART-28]', () => {
    const { line, stock } = exchangeOf(aLine(), { product, variant, quantity: 3, extra: 0 })

    expect(line).toMatchObject({ sku: 'TEE-212', parentSku: 'TEE', quantity: 3, unitPrice: 1495 })
    expect(line.choices).toEqual([{ label: 'Size', value: '116' }])
    expect(line.options?.configurable).toMatchObject([{ optionId: '142', optionValue: '212' }])
    expect(stock.status).toBe('ok')
  })

  it('keeps the printed name and what it costs', () => {
    const printed = aLine({
      unitPrice: 2495,
      options: {
        configurable: [{ optionId: '142', optionValue: '210' }],
        custom: [{ optionId: '59400', optionValue: 'Noor' }],
        bundle: [],
      },
      choices: [
        { label: 'Size', value: '104' },
        { label: 'Name', value: 'Noor' },
      ],
    })
    const extra = extraOf(printed, product)
    const { line } = exchangeOf(printed, { product, variant, quantity: 1, extra })

    expect(extra).toBe(500)
    expect(line.unitPrice).toBe(1995)
    expect(line.options?.custom).toEqual([{ optionId: '59400', optionValue: 'Noor' }])
    expect(line.choices.at(-1)).toEqual({ label: 'Name', value: 'Noor' })
  })
})
