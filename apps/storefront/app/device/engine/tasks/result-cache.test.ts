import { describe, expect, it } from 'vitest'
import { createResultCache, type ResultDatabase } from './result-cache.ts'

function open(overrides: Partial<ResultDatabase> = {}) {
  const texts = new Map<string, string>()
  const done: string[] = []
  const clock = { now: 0 }
  const waits: { milliseconds: number; end: () => void }[] = []
  const database: ResultDatabase = {
    get: async (key) => texts.get(key) ?? null,
    set: async (key, text) => void texts.set(key, text),
    entries: async () => [...texts].map(([key, text]) => ({ key, text })),
    async clear() {
      done.push('clear')
      texts.clear()
    },
    async recreate() {
      done.push('recreate')
    },
    ...overrides,
  }
  const cache = createResultCache({
    database,
    now: () => clock.now,
    wait: (milliseconds) => new Promise((end) => void waits.push({ milliseconds, end })),
  })
  return { cache, texts, done, clock, waits }
}

const silence = () => new Promise<never>(() => {})
const failure = () => Promise.reject(new Error('broken'))

describe('createResultCache', () => {
  it('lists what was kept, and nothing where it cannot', async () => {
    const { cache } = open()
    await cache.set('stock', { quantity: 3 })
    expect(await cache.list()).toEqual(new Map([['stock', { quantity: 3 }]]))

    expect(await open({ entries: failure }).cache.list()).toEqual(new Map())
  })

  it('gives back what was kept', async () => {
    const { cache } = open()
    await cache.set('stock', { quantity: 3 })

    expect(await cache.get('stock')).toEqual({ quantity: 3 })
    expect(await cache.get('other')).toBeNull()
  })

  it('is off after one failed read [OFF-06]', async () => {
    const { cache, texts } = open({ get: failure })
    await cache.get('stock')
    await cache.set('stock', 1)

    expect(texts.size).toBe(0)
  })

  it('is off after thirty failed writes, not before [OFF-06]', async () => {
    let writes = 0
    const { cache } = open({
      set() {
        writes += 1
        return failure()
      },
    })
    for (let time = 0; time < 40; time += 1) await cache.set('stock', time)

    expect(writes).toBe(30)
  })

  it('waits 800 ms for an answer, then makes the database anew [OFF-07] [OFF-08]', async () => {
    const { cache, waits, done } = open({ get: silence })
    const reading = cache.get('stock')
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([800])
    waits[0]?.end()

    expect(await reading).toBeNull()
    expect(done).toEqual(['recreate'])
  })

  it('waits 2000 ms for a look at everything [OFF-08]', async () => {
    const { cache, waits, clock } = open()
    clock.now = 30_000
    await cache.set('stock', 1)

    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([800, 2000])
  })

  it('is emptied when it holds more than 4096 KB, looked at every 30 s [OFF-09]', async () => {
    const { cache, done, clock } = open()
    await cache.set('much', 'x'.repeat(4096 * 1024))
    clock.now = 29_999
    await cache.set('more', 1)
    expect(done).toEqual([])

    clock.now = 30_000
    await cache.set('more', 1)
    expect(done).toEqual(['clear'])
  })

  it('is emptied when the storage is full [OFF-10]', async () => {
    const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' })
    const { cache, done } = open({ set: () => Promise.reject(full) })
    await cache.set('stock', 1)

    expect(done).toEqual(['clear'])
  })
})
