import { describe, expect, it } from 'vitest'
import { createRefreshingCache } from './create-refreshing-cache.ts'

function aCache({ servesStale = false } = {}) {
  const state = { time: 0, loads: 0, value: 'first' as string | null, isUnavailable: false }
  const cache = createRefreshingCache({ freshForMs: 1_000, now: () => state.time, max: 2, servesStale })
  const errors: unknown[] = []
  async function load() {
    state.loads += 1
    if (state.isUnavailable) throw new Error('away')
    return state.value
  }
  return {
    state,
    errors,
    usage: cache.usage,
    find: (key = 'home') => cache.find(key, load, (error) => errors.push(error)),
  }
}

describe('createRefreshingCache', () => {
  it('loads once for many who ask at the same moment [CMS-13]', async () => {
    const { state, find } = aCache()

    expect(await Promise.all([find(), find(), find()])).toEqual(['first', 'first', 'first'])
    await find()
    expect(state.loads).toBe(1)
  })

  it('loads again what is older than it may be, and waits for it', async () => {
    const { state, find } = aCache()
    await find()
    state.value = 'second'
    state.time = 1_001

    expect(await find()).toBe('second')
  })

  it('answers at once with what it has and loads the news meanwhile, where that is asked for', async () => {
    const { state, find } = aCache({ servesStale: true })
    await find()
    state.value = 'second'
    state.time = 1_001

    expect(await find()).toBe('first')
    await expect.poll(() => find()).toBe('second')
    expect(state.loads).toBe(2)
  })

  it.each([false, true])(
    'keeps the last good value while loading fails, without trying for every page (%s)',
    async (servesStale) => {
      const { state, errors, find } = aCache({ servesStale })
      await find()
      state.isUnavailable = true
      state.time = 5_000
      for (let page = 0; page < 10; page += 1) expect(await find()).toBe('first')

      expect(state.loads).toBe(2)
      expect(errors).toHaveLength(1)
    },
  )

  it('counts what it had and what it loaded, also when it answers before the news are there', async () => {
    for (const servesStale of [false, true]) {
      const { state, usage, find } = aCache({ servesStale })
      await Promise.all([find(), find()])
      state.time = 1_001
      await find()

      expect(usage()).toEqual({ hits: 1, misses: 2, entries: 1 })
    }
  })

  it('throws while it never had a value, and tries again for the next one', async () => {
    const { state, find } = aCache()
    state.isUnavailable = true

    await expect(find()).rejects.toThrow('away')
    state.isUnavailable = false
    expect(await find()).toBe('first')
  })

  it('holds as many values as it may, the least recently used goes first', async () => {
    const { state, find } = aCache()
    for (const key of ['a', 'b', 'c', 'a']) await find(key)

    expect(state.loads).toBe(4)
  })

  it('keeps nothing as well as something', async () => {
    const { state, find } = aCache()
    state.value = null
    await find()

    expect(await find()).toBeNull()
    expect(state.loads).toBe(1)
  })
})
