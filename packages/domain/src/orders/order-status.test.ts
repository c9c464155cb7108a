import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OrderEvent, type OrderStatus, orderTransitions, transitionOrder } from './order-status.ts'

const statuses: readonly OrderStatus[] = ['placed', 'pending', 'processing', 'shipped', 'returned', 'canceled']
const events: readonly OrderEvent[] = ['payment-opened', 'payment-received', 'shipped', 'returned', 'canceled']
const edges: readonly (readonly [OrderStatus, OrderEvent, OrderStatus])[] = [
  ['placed', 'payment-opened', 'pending'],
  ['placed', 'canceled', 'canceled'],
  ['pending', 'payment-received', 'processing'],
  ['pending', 'canceled', 'canceled'],
  ['processing', 'shipped', 'shipped'],
  ['processing', 'canceled', 'canceled'],
  ['shipped', 'returned', 'returned'],
]

describe('transitionOrder', () => {
  it.each(edges)('goes from %s by %s to %s', (status, event, next) => {
    expect(transitionOrder(status, event)).toEqual({ ok: true, value: next })
  })

  it('refuses everything else', () => {
    for (const status of statuses) {
      for (const event of events) {
        if (edges.some(([from, by]) => from === status && by === event)) continue
        expect(transitionOrder(status, event)).toEqual({
          ok: false,
          refusal: { code: 'order-transition-refused', status, event },
        })
      }
    }
  })

  it('is canceled from the first three alone', () => {
    expect(statuses.filter((status) => transitionOrder(status, 'canceled').ok)).toEqual([
      'placed',
      'pending',
      'processing',
    ])
  })

  it('never leaves the allowed ways, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (sequence) => {
        const way: OrderStatus[] = ['placed']
        for (const event of sequence) {
          const next = transitionOrder(way.at(-1) ?? 'placed', event)
          if (next.ok) way.push(next.value)
        }
        // No status comes twice, and each follows the one before it by an allowed edge.
        expect(new Set(way).size).toBe(way.length)
        for (const [at, status] of way.slice(1).entries()) {
          expect(edges.some(([from, , to]) => from === way[at] && to === status)).toBe(true)
        }
      }),
    )
  })

  it('has no way the list above does not name', () => {
    const ways = statuses.flatMap((from) =>
      Object.entries(orderTransitions[from]).map(([event, to]) => [from, event, to]),
    )

    expect(ways.toSorted()).toEqual(edges.toSorted())
  })
})
