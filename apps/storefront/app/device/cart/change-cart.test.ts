import { noOptions } from '@vonk/domain/cart'
import { defaultSettings } from '@vonk/domain/settings'
import { describe, expect, it } from 'vitest'
import { blankDevice } from '../device-state.ts'
import { aProduct } from '../testing/open-tab.ts'
import { addToCart } from './change-cart.ts'

const settings = { ...defaultSettings, isServerSynced: true, addId: 'a' }

function addSet(bundle: readonly { optionId: string; optionQuantity: number; optionSelections: readonly string[] }[]) {
  const product = aProduct()
  const line = { ...product.line, type: 'bundle' as const, unitPrice: 0, options: { ...noOptions, bundle } }
  return addToCart(blankDevice.cart, [{ ...product, line }], settings)
}

describe('addToCart', () => {
  it('refuses a set that nothing is in, at once and without a word of its having been added', () => {
    const { cart, added, notifications } = addSet([])

    expect([cart, added]).toEqual([blankDevice.cart, []])
    expect(notifications).toMatchObject([{ type: 'error', message: { code: 'price-unknown' } }])
  })

  it('takes a set with something in it', () => {
    expect(addSet([{ optionId: '1', optionQuantity: 1, optionSelections: ['2'] }]).added).toHaveLength(1)
  })
})
