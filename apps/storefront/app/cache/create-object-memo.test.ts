import { describe, expect, it } from 'vitest'
import { createObjectMemo } from './create-object-memo.ts'

describe('createObjectMemo', () => {
  it('makes a value once for an object and the parts beside it', () => {
    const memo = createObjectMemo()
    const [coat, facts] = [{}, {}]
    const first = memo.find(coat, [facts], () => ({ name: 'Coat' }))

    expect(memo.find(coat, [facts], () => ({ name: 'never made' }))).toBe(first)
  })

  it('makes it again for another object or another part', () => {
    const memo = createObjectMemo()
    const coat = {}
    memo.find(coat, [1], () => 'first')

    expect(memo.find(coat, [2], () => 'second')).toBe('second')
    expect(memo.find({}, [2], () => 'another')).toBe('another')
    expect(memo.find(coat, [2], () => 'never made')).toBe('second')
    expect(memo.usage()).toEqual({ hits: 1, misses: 3 })
  })
})
