import { describe, expect, it } from 'vitest'
import { findParent } from './find-parent.ts'
import { aChildIn, aConfigurable } from './testing.ts'

const settings = { listOutOfStock: false }
const inCart = 'jacket-blue-152'

describe('findParent', () => {
  it('finds the configurable parent and its child by size and colour [VAR-12]', () => {
    const red = aConfigurable({ sku: 'jacket-red', children: [aChildIn('red', '152'), aChildIn('red', '164')] })
    const blue = aConfigurable({ sku: 'jacket-blue', children: [aChildIn('blue', '152'), aChildIn('blue', '164')] })

    expect(findParent([red, blue], { sku: inCart, size: '164', color: 'blue', settings })).toEqual({
      parent: blue,
      variant: aChildIn('blue', '164'),
      choices: [
        { optionId: '93', optionValue: 'blue', label: 'Color', value: 'Blue' },
        { optionId: '142', optionValue: '164', label: 'Size', value: '164' },
      ],
    })
    expect(findParent([blue, red], { sku: inCart, size: '164', color: 'red', settings })?.parent).toBe(red)
  })

  it('prefers the parent of the product in the cart [VAR-12]', () => {
    const stranger = aConfigurable({ sku: 'coat', children: [aChildIn('blue', '164', { sku: 'coat-164' })] })
    const own = aConfigurable({ sku: 'jacket' })

    expect(findParent([stranger, own], { sku: inCart, size: '164', color: 'blue', settings })?.parent).toBe(own)
    expect(findParent([own, stranger], { sku: inCart, size: '164', color: 'blue', settings })?.parent).toBe(own)
  })

  it('finds nothing when size or colour do not exist together', () => {
    expect(findParent([aConfigurable()], { sku: inCart, size: '164', color: 'red', settings })).toBeNull()
    expect(findParent([], { sku: inCart, size: '164', color: 'red', settings })).toBeNull()
  })

  it('leaves out what is sold out unless such products are listed', () => {
    const children = [aChildIn('blue', '164', { stock: { isInStock: false } })]
    const wanted = { sku: inCart, size: '164', color: 'blue' }

    expect(findParent([aConfigurable({ children })], { ...wanted, settings })).toBeNull()
    expect(findParent([aConfigurable({ children })], { ...wanted, settings: { listOutOfStock: true } })).not.toBeNull()
  })
})
