import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { carryMessage, takeCarriedMessage } from './carried-message.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a carried message', () => {
  it('is said once, in the next document [ROUTE-54]', () => {
    carryMessage('Not here')

    expect([takeCarriedMessage(), takeCarriedMessage()]).toEqual(['Not here', null])
  })

  it('is not said to who comes back much later', () => {
    carryMessage('Not here')
    vi.advanceTimersByTime(60_000)

    expect(takeCarriedMessage()).toBeNull()
  })

  it.each(['nonsense', '7', '{"message":1}', 'null'])('is nothing where %s was written', (text) => {
    kept.set('shop/carried-message', text)

    expect(takeCarriedMessage()).toBeNull()
  })

  it('breaks nothing where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined)
    carryMessage('Not here')

    expect(takeCarriedMessage()).toBeNull()
  })
})
