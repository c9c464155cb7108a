import { describe, expect, it } from 'vitest'
import { createMadeOnce } from './made-once.ts'

describe('createMadeOnce', () => {
  it('does not make anew what is made of the very same parts', () => {
    const madeOnce = createMadeOnce<{ name: string }>()
    const part = {}
    const first = madeOnce('coat', [part], () => ({ name: 'Coat' }))

    expect(madeOnce('coat', [part], () => ({ name: 'never asked' }))).toBe(first)
  })

  it('shows another part at once', () => {
    const madeOnce = createMadeOnce<{ price: number }>()
    madeOnce('coat', [{}], () => ({ price: 40 }))

    expect(madeOnce('coat', [{}], () => ({ price: 35 }))).toEqual({ price: 35 })
    expect(madeOnce('coat', [{}, {}], () => ({ price: 30 }))).toEqual({ price: 30 })
  })

  it('is the same object when it was read anew and says the same', () => {
    const madeOnce = createMadeOnce<{ price: number }>()
    const first = madeOnce('coat', [{}], () => ({ price: 40 }))

    expect(madeOnce('coat', [{}], () => ({ price: 40 }))).toBe(first)
  })

  it('forgets what was not made for longest', () => {
    const madeOnce = createMadeOnce<object>({ mostNames: 1 })
    const part = {}
    const first = madeOnce('coat', [part], () => ({}))
    madeOnce('hat', [part], () => ({}))

    expect(madeOnce('coat', [part], () => ({}))).not.toBe(first)
  })
})
