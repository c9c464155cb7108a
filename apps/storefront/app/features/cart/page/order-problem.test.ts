import { beforeAll, describe, expect, it } from 'vitest'
import { loadI18n, type Translate } from '#i18n/index.ts'
import { aLine } from '../testing.ts'
import { orderProblem } from './order-problem.ts'

const limit = { maxProductsPerOrder: 40 }
let t: Translate
beforeAll(async () => {
  const i18n = await loadI18n('en')
  t = (id, ...values) => i18n._(id, values[0] ?? undefined)
})

describe('orderProblem', () => {
  it('has nothing against an ordinary cart', () => {
    expect(orderProblem([aLine({ quantity: 40 })], limit, t)).toBeNull()
  })

  it('says that an empty cart cannot go to the checkout [CART-25]', () => {
    expect(orderProblem([], limit, t)?.title).toBe('Your cart must not be empty before checkout.')
  })

  it('says that something has run out, and what to do about it [CART-30]', () => {
    expect(orderProblem([aLine(), aLine({ sku: 'TEE-212', isInStock: false })], limit, t)).toEqual({
      title: 'Some of the ordered products are not available!',
      text: expect.stringContaining('Remove what has sold out'),
    })
  })

  it('says so too when there are fewer than the cart wants, and not when there are enough [CART-30]', () => {
    const title = 'Some of the ordered products are not available!'

    expect(orderProblem([aLine({ quantity: 3, available: 2 })], limit, t)?.title).toBe(title)
    expect(orderProblem([aLine({ quantity: 2, available: 2 })], limit, t)).toBeNull()
    expect(orderProblem([aLine({ quantity: 3, available: null })], limit, t)).toBeNull()
  })

  it('says that a merged cart holds more than one order may [CART-23]', () => {
    expect(orderProblem([aLine({ quantity: 41 })], limit, t)).toEqual({
      title: 'You can order at most 40 products at once.',
      text: expect.stringContaining('41'),
    })
  })
})
