import { describe, expect, it } from 'vitest'
import { ContentUnavailable } from './content-unavailable.ts'
import { createCachedSource } from './create-cached-source.ts'
import { aSource } from './testing.ts'

const about = { slug: 'nl/about' }
const query = { version: 'published', offset: 0, limit: 10 } as const

describe('createCachedSource', () => {
  it('asks once for what is published, also for what is not there [CMS-34]', async () => {
    const { source, state } = aSource()
    const cached = createCachedSource({ source })

    for (const _ of [1, 2, 3]) {
      expect(await cached.find(about, 'published')).toMatchObject({ name: 'About us' })
      expect(await cached.find({ slug: 'nl/none' }, 'published')).toBeNull()
      expect(await cached.list(query)).toMatchObject({ total: 1 })
      expect(await cached.readCacheVersion()).toBe(7)
    }
    expect(state.asked).toBe(4)
  })

  it('asks once for many who come at the same moment [CMS-13]', async () => {
    const { source, state } = aSource()
    const cached = createCachedSource({ source })

    await Promise.all(Array.from({ length: 50 }, () => cached.find(about, 'published')))

    expect(state.asked).toBe(1)
  })

  it('never keeps a draft', async () => {
    const { source, state } = aSource()
    const cached = createCachedSource({ source })

    for (const _ of [1, 2]) {
      await cached.find(about, 'draft')
      await cached.list({ ...query, version: 'draft' })
    }
    expect(state.asked).toBe(4)
  })

  it('reads again after it was told to forget, even what was under way at that moment', async () => {
    const { source, state } = aSource()
    const cached = createCachedSource({ source })
    const early = cached.find(about, 'published')

    cached.forget()
    state.name = 'Who we are'

    await early
    expect(await cached.find(about, 'published')).toMatchObject({ name: 'Who we are' })
  })

  it('forgets by itself after the lifetime', async () => {
    const { source, state } = aSource()
    let now = 1
    const cached = createCachedSource({ source, lifetimeMs: 1_000, now: () => now })

    await cached.find(about, 'published')
    now = 1_001
    await cached.find(about, 'published')
    expect(state.asked).toBe(1)
    now = 1_002
    await cached.find(about, 'published')
    expect(state.asked).toBe(2)
  })

  it('falls back on the last good answer while the source is away, and does not press it', async () => {
    const { source, state } = aSource()
    let now = 1
    const cached = createCachedSource({ source, lifetimeMs: 1_000, now: () => now })
    await cached.find(about, 'published')

    state.isUnavailable = true
    now = 2_000
    expect(await cached.find(about, 'published')).toMatchObject({ name: 'About us' })
    expect(await cached.find(about, 'published')).toMatchObject({ name: 'About us' })
    expect(state.asked).toBe(2)

    state.isUnavailable = false
    state.name = 'Who we are'
    now = 7_001
    expect(await cached.find(about, 'published')).toMatchObject({ name: 'Who we are' })
  })

  it('falls back on it as well when it was told to forget it', async () => {
    const { source, state } = aSource()
    let now = 1
    const cached = createCachedSource({ source, now: () => now })
    await cached.find(about, 'published')
    state.isUnavailable = true
    cached.forget()
    cached.forget()

    expect(await cached.find(about, 'published')).toMatchObject({ name: 'About us' })
    expect(await cached.find(about, 'published')).toMatchObject({ name: 'About us' })
    expect(state.asked).toBe(2)
    Object.assign(state, { isUnavailable: false, name: 'Who we are' })
    now = 5_002
    expect(await cached.find(about, 'published')).toMatchObject({ name: 'Who we are' })
  })

  it('says so when there is no good answer yet, and keeps no failure', async () => {
    const { source, state } = aSource()
    const cached = createCachedSource({ source })

    state.isUnavailable = true
    await expect(cached.find(about, 'published')).rejects.toThrow(ContentUnavailable)
    state.isUnavailable = false
    expect(await cached.find(about, 'published')).not.toBeNull()
  })

  it('lets the oldest go when many different things are asked for', async () => {
    const { source, state } = aSource()
    const cached = createCachedSource({ source })
    await cached.find(about, 'published')

    for (let index = 0; index < 2_000; index += 1) await cached.find({ slug: `nl/guess-${index}` }, 'published')
    await cached.find(about, 'published')

    expect(state.asked).toBe(2_002)
  })

  it('holds a bounded number of stories, however many different lists are asked for', async () => {
    const { source, state } = aSource()
    const cached = createCachedSource({ source })
    state.perList = 100
    await cached.list(query)
    await cached.list(query)
    expect(state.asked).toBe(1)

    for (let index = 0; index < 50; index += 1) await cached.list({ ...query, searchTerm: `word ${index}` })
    await cached.list({ ...query, searchTerm: 'word 49' })
    expect(state.asked).toBe(51)
    await cached.list(query)
    expect(state.asked).toBe(52)
  })
})
