import { describe, expect, it } from 'vitest'
import { planReplay, type RecordedStatement, type Replaying, valuesFor } from './plan-replay.ts'

const sku = 'VK1-RED-104'

/** A checkout in short: a cart is made, a piece is taken and the order is written. */
function aRecording({ key, cartId, left, orderId }: Record<'key' | 'cartId' | 'left' | 'orderId', string>) {
  const statement = (text: string, values: string[], leaves: string[] = []): RecordedStatement => ({
    ...{ connection: 1, text, values, leaves, rowCount: 1 },
  })
  return [
    statement('insert into cart', [key], [cartId]),
    statement('select quantity for update', [`{"${sku}"}`], [left]),
    statement('update stock', [`[{"sku":"${sku}","quantity":${Number(left) - 1},"price":2490}]`]),
    statement('insert into order', [`{"id":"${orderId}","at":"2026-11-16T12:43:${left}.041Z"}`, cartId]),
  ]
}

const one = aRecording({
  key: 'a'.repeat(43),
  cartId: '7',
  left: '14',
  orderId: 'cc8c18a1-635a-4596-b210-102e3ad59fbb',
})
const other = aRecording({
  ...{ key: 'b'.repeat(43), cartId: '8', left: '13', orderId: '615eef76-9db7-47b1-ae8e-a4a670d80660' },
})

function replay(answers: string[][]) {
  const replaying: Replaying = { sku: 'VK2-BLUE-98', answers, used: new Map() }
  return planReplay({ one, other, sku }).map((step) => valuesFor(step, replaying))
}

describe('planReplay', () => {
  const [cart, lock, stock, order] = replay([['31'], ['500'], [], []])

  it('makes up ids nobody has used', () => {
    const id = /"id":"([^"]*)"/.exec(order?.[0] ?? '')?.[1]

    expect(cart?.[0]).toHaveLength(43)
    expect([one[0]?.values[0], other[0]?.values[0]]).not.toContain(cart?.[0])
    expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(order?.[0]).not.toContain('cc8c18a1')
  })

  it('takes what the database has answered, and counts on from it', () => {
    expect(order?.[1]).toBe('31')
    expect(order?.[0]).toContain('12:43:14.041Z')
    expect(stock).toEqual(['[{"sku":"VK2-BLUE-98","quantity":499,"price":2490}]'])
  })

  it('buys another article', () => {
    expect(lock).toEqual(['{"VK2-BLUE-98"}'])
  })

  it('refuses recordings that are not of the same checkout', () => {
    expect(() => planReplay({ one, other: other.slice(1), sku })).toThrow('different statements')
  })
})
