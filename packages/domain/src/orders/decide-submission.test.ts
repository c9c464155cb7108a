import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideSubmission, type KnownOrder } from './decide-submission.ts'

const submitted = { orderId: 'order-1', cartId: 'cart-1', fingerprint: 'abc' }
const known: KnownOrder = { ...submitted, status: 'pending' }
const unknown = { withSameId: null, ofSameCart: null }

describe('decideSubmission', () => {
  it('places an order nobody has seen', () => {
    expect(decideSubmission(submitted, unknown)).toEqual({ ok: true, value: { do: 'place' } })
  })

  it('answers the same again when the same order comes twice', () => {
    expect(decideSubmission(submitted, { withSameId: known, ofSameCart: known })).toEqual({
      ok: true,
      value: { do: 'answer-again', order: known },
    })
  })

  it.each([{ fingerprint: 'xyz' }, { cartId: 'cart-2' }])('refuses another order under a used id: %j', (change) => {
    expect(decideSubmission({ ...submitted, ...change }, { ...unknown, withSameId: known })).toEqual({
      ok: false,
      refusal: { code: 'order-id-taken' },
    })
  })

  it('makes no second order of one cart', () => {
    const again = { ...submitted, orderId: 'order-2' }

    expect(decideSubmission(again, { ...unknown, ofSameCart: known })).toEqual({
      ok: false,
      refusal: { code: 'cart-already-ordered', orderId: 'order-1' },
    })
  })

  it('makes a new order of a cart whose order was canceled', () => {
    const again = { ...submitted, orderId: 'order-2' }

    expect(decideSubmission(again, { ...unknown, ofSameCart: { ...known, status: 'canceled' } })).toEqual({
      ok: true,
      value: { do: 'place' },
    })
  })

  it('never has two living orders of one cart, nor two orders of one id', () => {
    const order = fc.record({
      orderId: fc.constantFrom('1', '2', '3'),
      cartId: fc.constantFrom('a', 'b'),
      fingerprint: fc.constantFrom('x', 'y'),
      status: fc.constantFrom('canceled' as const, 'pending' as const),
    })
    fc.assert(
      fc.property(fc.array(order), (submissions) => {
        const placed = submissions.reduce<readonly KnownOrder[]>(handIn, [])
        const living = placed.filter(({ status }) => status !== 'canceled')

        expect(new Set(living.map(({ cartId }) => cartId)).size).toBe(living.length)
        expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(placed.length)
      }),
    )
  })
})

function handIn(placed: readonly KnownOrder[], next: KnownOrder): readonly KnownOrder[] {
  const withSameId = placed.find(({ orderId }) => orderId === next.orderId) ?? null
  const ofSameCart = placed.findLast(({ cartId }) => cartId === next.cartId) ?? null
  const decided = decideSubmission(next, { withSameId, ofSameCart })
  return decided.ok && decided.value.do === 'place' ? [...placed, next] : placed
}
