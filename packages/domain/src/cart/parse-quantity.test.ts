import { describe, expect, it } from 'vitest'
import { parseQuantity } from './parse-quantity.ts'

describe('parseQuantity', () => {
  it.each([
    ['3', 3],
    [' 3 ', 3],
    ['+3', 3],
    ['2.0000', 2],
    ['2,7', 2],
    ['2.', 2],
    ['007', 7],
    ['0', 0],
    [4, 4],
    [2.7, 2],
    [0, 0],
  ])('reads %j as %d [CART-14]', (value, quantity) => {
    expect(parseQuantity(value)).toEqual({ ok: true, value: quantity })
  })

  it.each(['', ' ', 'many', '-1', '1e3', '0x10', '3 pieces', '.5', '99999999999999999999', -1, Number.NaN, 1 / 0])(
    'refuses %j instead of guessing [CART-14]',
    (value) => {
      expect(parseQuantity(value)).toEqual({ ok: false, refusal: { code: 'quantity-invalid' } })
    },
  )
})
