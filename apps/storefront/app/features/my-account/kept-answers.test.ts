import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findAnswer, keepAnswer } from './kept-answers.ts'

const texts = new Map<string, string>()

beforeEach(() => {
  texts.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('keepAnswer', () => {
  it('keeps the last answer to each question, where a log-out finds it', () => {
    keepAnswer('/orders 1', ['one'])
    keepAnswer('/orders 1', ['one', 'two'])

    expect(findAnswer('/orders 1')).toEqual(['one', 'two'])
    expect(findAnswer('/orders 2')).toBeNull()
    expect([...texts.keys()].every((key) => key.startsWith('shop/account/'))).toBe(true)
  })

  it('lets go of what was seen longest ago', () => {
    for (let order = 1; order <= 20; order++) keepAnswer(`/order ${order}`, order)

    expect(findAnswer('/order 20')).toBe(20)
    expect(findAnswer('/order 6')).toBe(6)
    expect(findAnswer('/order 5')).toBeNull()
  })

  it('leaves room for the cart', () => {
    keepAnswer('/small', 'x')
    keepAnswer('/large', 'x'.repeat(499_980))

    expect(findAnswer('/large')).not.toBeNull()
    expect(findAnswer('/small')).toBeNull()
  })

  it.each(['7', 'null', '[', '"x"'])('takes no notice of %s on the device', (text) => {
    texts.set('shop/account/answers-1', text)

    expect(findAnswer('/orders')).toBeNull()
  })
})
