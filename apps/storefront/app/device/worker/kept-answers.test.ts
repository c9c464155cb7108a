import { describe, expect, it } from 'vitest'
import { createKeptAnswers } from './kept-answers.ts'
import { createKeptPatience } from './kept-patience.ts'
import { fakeCaches } from './testing.ts'

const origin = 'https://shop.test'
const picture = (bytes: number) => new Response('x', { headers: { 'content-length': String(bytes) } })

describe('createKeptAnswers', () => {
  it('gives up what was kept first when there are too many', async () => {
    const kept = createKeptAnswers({ caches: fakeCaches(), version: 'one', now: () => 1 })
    for (let count = 0; count <= 60; count++) await kept.put('page', `${origin}/${count}/`, new Response('page'))

    expect(await kept.has('page', `${origin}/0/`)).toBe(false)
    expect(await kept.has('page', `${origin}/1/`)).toBe(true)
  })

  it('gives up the oldest pictures when they weigh too much', async () => {
    const kept = createKeptAnswers({ caches: fakeCaches(), version: 'one', now: () => 1 })
    for (let count = 0; count < 20; count++) await kept.put('picture', `${origin}/img/${count}`, picture(1_000_000))

    expect(await kept.has('picture', `${origin}/img/3`)).toBe(false)
    expect(await kept.has('picture', `${origin}/img/4`)).toBe(true)
  })

  it('makes room by dropping the pictures when the device is full, and goes on', async () => {
    const caches = fakeCaches()
    const kept = createKeptAnswers({ caches, version: 'one', now: () => 1 })
    await kept.put('picture', `${origin}/img/1`, picture(1))
    const open = caches.open
    caches.open = async (name) => {
      const cache = await open(name)
      return { ...cache, put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) } as Cache
    }
    await kept.put('page', `${origin}/en/`, new Response('page'))
    caches.open = open

    expect(await kept.has('page', `${origin}/en/`)).toBe(false)
    expect(await kept.has('picture', `${origin}/img/1`)).toBe(false)
  })

  it('keeps nothing where the browser forbids it, and fails nobody', async () => {
    const forbidden = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    // A browser in private mode.
    const caches = { open: forbidden, keys: forbidden, match: forbidden, delete: forbidden } as unknown as CacheStorage
    const kept = createKeptAnswers({ caches, version: 'one', now: () => 1 })
    await kept.put('page', `${origin}/en/`, new Response('page'))

    expect(await kept.find('page', `${origin}/en/`)).toBeNull()
    expect(await kept.has('page', `${origin}/en/`)).toBe(false)
    const patience = createKeptPatience(caches)
    await patience.set(100)
    expect(await patience.get()).toBeNull()
  })
})
