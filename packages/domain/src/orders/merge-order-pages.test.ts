import { describe, expect, it } from 'vitest'
import { mergeOrderPages } from './merge-order-pages.ts'

const order = (orderNumber: string, status = 'pending') => ({ orderNumber, status })

describe('mergeOrderPages', () => {
  it('appends the next page', () => {
    expect(mergeOrderPages([order('3'), order('2')], [order('1')])).toEqual([order('3'), order('2'), order('1')])
  })

  it('lists an order once that moved to the next page meanwhile, in its newer state', () => {
    expect(mergeOrderPages([order('3'), order('2')], [order('2', 'shipped'), order('1')])).toEqual([
      order('3'),
      order('2', 'shipped'),
      order('1'),
    ])
  })
})
