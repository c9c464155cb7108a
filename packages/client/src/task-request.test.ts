import { applyCoupon, checkStock, createCart, pullCart, readStory, updateCartItem } from '@vonk/contract/calls'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { readTask, writeTask } from './task-request.ts'

const cartItem = { sku: 'cap', qty: 2 }

describe('writeTask', () => {
  it('leaves open who asks and about which cart, until the call is made [SYNC-32] [SYNC-34]', () => {
    expect(writeTask(updateCartItem, { cartItem })).toEqual({
      url: '/api/cart/update?token={{token}}&cartId={{cartId}}',
      payload: {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ cartItem }),
      },
    })
    expect(writeTask(pullCart, {})).toEqual({
      url: '/api/cart/pull?token={{token}}&cartId={{cartId}}',
      payload: { method: 'GET', headers: {}, body: null },
    })
  })

  it('asks in nobody’s name for a guest, and about the cart that was named', () => {
    expect(writeTask(createCart, { guestCartId: 'a b' }, { asGuest: true }).url).toBe(
      '/api/cart/create?guestCartId=a+b',
    )
    expect(writeTask(pullCart, { cartId: 'own' }).url).toBe('/api/cart/pull?token={{token}}&cartId=own')
    expect(writeTask(checkStock, { sku: 'cap' }).url).toBe('/api/stock/check?sku=cap')
  })

  it('takes what the endpoint of the call takes', () => {
    expectTypeOf(writeTask<typeof checkStock>)
      .parameter(1)
      .toEqualTypeOf<{ sku?: string | undefined }>()
    // @ts-expect-error a stock check is about a sku
    writeTask(checkStock, { skus: ['cap'] })
  })
})

describe('readTask', () => {
  it.each([
    [updateCartItem, { cartItem }],
    [applyCoupon, { coupon: 'TEN & more' }],
    [checkStock, { sku: 'cap/1' }],
    [readStory, { slug: 'blog/a b' }],
    [pullCart, { cartId: 'own' }],
    [pullCart, {}],
  ])('reads what was written: $name', (call, input) => {
    // Each row pairs a call with an input of its own; a table has one type for all of them.
    expect(readTask(call, writeTask(call, input as never))).toEqual(input)
  })

  it('knows another call, and what nobody has written, from its own', () => {
    const task = writeTask(checkStock, { sku: 'cap' })

    expect(readTask(pullCart, task)).toBeNull()
    expect(readTask(checkStock, { ...task, url: `https://elsewhere.example${task.url}` })).toBeNull()
    expect(readTask(checkStock, { ...task, payload: { ...task.payload, method: 'POST' } })).toBeNull()
    expect(readTask(checkStock, { ...task, payload: { ...task.payload, body: '{broken' } })).toBeNull()
    expect(readTask(checkStock, { ...task, payload: { ...task.payload, body: '[]' } })).toBeNull()
  })
})
