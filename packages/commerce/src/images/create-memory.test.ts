import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemory } from './create-memory.ts'

afterEach(() => void vi.useRealTimers())

describe('createMemory', () => {
  it('forgets what was not asked for longest when there is too much', () => {
    const memory = createMemory<string>({ limit: 10, keepMs: 1_000, weigh: (text) => text.length })
    memory.set('a', 'aaaa')
    memory.set('b', 'bbbb')
    memory.get('a')
    memory.set('c', 'cccc')

    expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual(['aaaa', undefined, 'cccc'])
  })

  it('counts a value that is replaced only once, and takes none beyond the limit', () => {
    const memory = createMemory<string>({ limit: 4, keepMs: 1_000, weigh: (text) => text.length })
    memory.set('a', 'aa')
    memory.set('a', 'AA')
    memory.set('b', 'bb')
    memory.set('c', 'ccccc')

    expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual(['AA', 'bb', undefined])
  })

  it('forgets with time, and what is forgotten weighs nothing', () => {
    vi.useFakeTimers()
    const memory = createMemory<number>({ limit: 2, keepMs: 1_000 })
    memory.set('a', 1)
    vi.advanceTimersByTime(999)
    expect(memory.get('a')).toBe(1)
    vi.advanceTimersByTime(1)
    expect(memory.get('a')).toBeUndefined()

    memory.set('b', 2)
    memory.set('c', 3)
    expect([memory.get('b'), memory.get('c')]).toEqual([2, 3])
  })
})
