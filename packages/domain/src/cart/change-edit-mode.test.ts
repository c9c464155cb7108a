import { describe, expect, it } from 'vitest'
import { changeEditMode } from './change-edit-mode.ts'

const small = { id: '104', label: '104', type: 'size' }
const large = { id: '110', label: '110', type: 'size' }
const blue = { id: '50', label: 'Blue', type: 'color' }
const editing = { productId: '7', quantity: 1, selectedOptions: { size: small } }

describe('changeEditMode', () => {
  it('opens for a product with its quantity and options by filter type [CART-27] [CART-28]', () => {
    expect(changeEditMode(null, { do: 'open', ...editing })).toEqual(editing)
  })

  it('replaces the option of the same type and keeps the others [CART-28]', () => {
    const withColour = changeEditMode(editing, { do: 'set-filter', option: blue })

    expect(changeEditMode(withColour, { do: 'set-filter', option: large })).toEqual({
      ...editing,
      selectedOptions: { size: large, color: blue },
    })
  })

  it('sets the quantity [CART-28]', () => {
    expect(changeEditMode(editing, { do: 'set-quantity', quantity: 3 })).toEqual({ ...editing, quantity: 3 })
  })

  it('closes to nothing [CART-28]', () => {
    expect(changeEditMode(editing, { do: 'close' })).toBeNull()
  })

  it('changes nothing while nothing is edited [CART-28]', () => {
    expect(changeEditMode(null, { do: 'set-quantity', quantity: 3 })).toBeNull()
    expect(changeEditMode(null, { do: 'set-filter', option: blue })).toBeNull()
  })
})
