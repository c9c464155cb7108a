import { describe, expect, it } from 'vitest'
import { createMemo } from './create-memo.server.ts'

describe('createMemo', () => {
  it('does not make again what is made from the same parts', () => {
    const memo = createMemo({ max: 10 })
    const part = {}
    const first = memo.find('coat', [part], () => ({ name: 'Coat' }))

    expect(memo.find('coat', [part], () => ({ name: 'never made' }))).toBe(first)
  })

  it('makes it again as soon as a part is another one', () => {
    const memo = createMemo({ max: 10 })
    memo.find('coat', [{}], () => ({ price: 40 }))

    expect(memo.find('coat', [{}], () => ({ price: 35 }))).toEqual({ price: 35 })
    expect(memo.find('coat', [{}, {}], () => ({ price: 30 }))).toEqual({ price: 30 })
  })

  it('keeps the object when a part was read again and the value is equal', () => {
    const memo = createMemo({ max: 10 })
    const first = memo.find('coat', [{}], () => ({ price: 40 }))

    expect(memo.find('coat', [{}], () => ({ price: 40 }))).toBe(first)
  })

  it('sees a difference in every kind of value, maps included', () => {
    const memo = createMemo({ max: 10 })
    memo.find('sizes', [{}], () => new Map([['214', '128']]))

    expect(memo.find('sizes', [{}], () => new Map([['214', '128 cm']])).get('214')).toBe('128 cm')
  })

  it('holds as many values as it may, the least recently used goes first', () => {
    const part = {}
    const memo = createMemo({ max: 1 })
    const first = memo.find('coat', [part], () => ({}))
    memo.find('hat', [part], () => ({}))

    expect(memo.find('coat', [part], () => ({}))).not.toBe(first)
  })

  it('counts what it had and what it made', () => {
    const memo = createMemo({ max: 1 })
    const part = {}
    for (const key of ['coat', 'coat', 'coat', 'hat']) memo.find(key, [part], () => ({}))
    memo.find('hat', [{}], () => ({}))

    expect(memo.usage()).toEqual({ hits: 2, misses: 3, entries: 1 })
  })

  it('keeps nothing as well as something', () => {
    const memo = createMemo({ max: 10 })
    const part = {}
    expect(memo.find('coat', [part], () => null)).toBeNull()
    expect(memo.find('coat', [part], () => 'never made')).toBeNull()
  })
})
