import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkedOrderOutcome,
  decideSubmission,
  type ExistingOrder,
  findSentOrder,
  orderFingerprint,
} from './submission.ts'
import { aDraft } from './testing.ts'

const submitted = { orderId: 'order-1', cartId: 'cart-1', fingerprint: 'abc' }
const existing: ExistingOrder = { ...submitted, status: 'pending' }
const none = { withSameId: null, ofSameCart: null }

describe('decideSubmission', () => {
  it('places an order nobody has seen', () => {
    expect(decideSubmission(submitted, none)).toEqual({ ok: true, value: { do: 'place' } })
  })

  it('answers the same again when the same order comes twice', () => {
    expect(decideSubmission(submitted, { withSameId: existing, ofSameCart: existing })).toEqual({
      ok: true,
      value: { do: 'answer-again', order: existing },
    })
  })

  it.each([{ fingerprint: 'xyz' }, { cartId: 'cart-2' }])('refuses another order under a used id: %j', (change) => {
    expect(decideSubmission({ ...submitted, ...change }, { ...none, withSameId: existing })).toEqual({
      ok: false,
      refusal: { code: 'order-id-taken' },
    })
  })

  it('makes no second order of one cart', () => {
    const again = { ...submitted, orderId: 'order-2' }

    expect(decideSubmission(again, { ...none, ofSameCart: existing })).toEqual({
      ok: false,
      refusal: { code: 'cart-already-ordered', orderId: 'order-1' },
    })
  })

  it('makes a new order of a cart whose order was canceled', () => {
    const again = { ...submitted, orderId: 'order-2' }

    expect(decideSubmission(again, { ...none, ofSameCart: { ...existing, status: 'canceled' } })).toEqual({
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
        const placed = submissions.reduce<readonly ExistingOrder[]>(handIn, [])
        const living = placed.filter(({ status }) => status !== 'canceled')

        expect(new Set(living.map(({ cartId }) => cartId)).size).toBe(living.length)
        expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(placed.length)
      }),
    )
  })
})

function handIn(placed: readonly ExistingOrder[], next: ExistingOrder): readonly ExistingOrder[] {
  const withSameId = placed.find(({ orderId }) => orderId === next.orderId) ?? null
  const ofSameCart = placed.findLast(({ cartId }) => cartId === next.cartId) ?? null
  const decided = decideSubmission(next, { withSameId, ofSameCart })
  return decided.ok && decided.value.do === 'place' ? [...placed, next] : placed
}

const hash = (text: string) => `#${text}`

describe('orderFingerprint', () => {
  it('knows the same order under another id and at another time', () => {
    expect(orderFingerprint(aDraft({ orderId: 'order-2', createdAt: 2_000 }), hash)).toBe(
      orderFingerprint(aDraft(), hash),
    )
  })

  it.each([
    { cartId: 'cart-2' },
    { email: 'max@example.de' },
    { lines: [{ sku: 'JACKET-104', quantity: 2 }] },
    { paymentMethod: 'card' },
    { delivery: null },
  ])('tells another order apart: %j', (change) => {
    expect(orderFingerprint(aDraft(change), hash)).not.toBe(orderFingerprint(aDraft(), hash))
  })
})

describe('findSentOrder', () => {
  const sent = new Map([[orderFingerprint(aDraft(), hash), 'order-1']])

  it('finds the order that was sent when the button was pressed before', () => {
    expect(findSentOrder(aDraft({ orderId: 'order-2' }), { sent, hash })).toEqual({ orderId: 'order-1' })
  })

  it('finds nothing for a new order', () => {
    expect(findSentOrder(aDraft({ cartId: 'cart-2' }), { sent, hash })).toBeNull()
  })
})

describe('checkedOrderOutcome', () => {
  it('is placed when the server knows its number', () => {
    expect(checkedOrderOutcome({ orderNumber: '100001' })).toEqual({ do: 'placed', orderNumber: '100001' })
  })

  it.each([null, ''])('is asked about again while it has no number (%j)', (orderNumber) => {
    expect(checkedOrderOutcome({ orderNumber })).toEqual({ do: 'check' })
  })

  it('is asked about again when the server could not be reached', () => {
    expect(checkedOrderOutcome('unreachable')).toEqual({ do: 'check' })
  })

  it('is sent again when it never arrived', () => {
    expect(checkedOrderOutcome(null)).toEqual({ do: 'queue' })
  })
})
