import { describe, expect, it } from 'vitest'
import { ContentUnavailable } from './content-unavailable.ts'
import { createRememberingSource } from './create-remembering-source.ts'
import { aSource } from './testing.ts'

const about = { slug: 'nl/about' }
const query = { version: 'published', offset: 0, limit: 10 } as const

describe('createRememberingSource', () => {
  it('asks once for what is published, also for what is not there [CMS-34]', async () => {
    const { source, state } = aSource()
    const memory = createRememberingSource({ source })

    for (const _ of [1, 2, 3]) {
      expect(await memory.find(about, 'published')).toMatchObject({ name: 'About us' })
      expect(await memory.find({ slug: 'nl/none' }, 'published')).toBeNull()
      expect(await memory.list(query)).toMatchObject({ total: 1 })
      expect(await memory.readCacheVersion()).toBe(7)
    }
    expect(state.asked).toBe(4)
  })

  it('asks once for many who come at the same moment [CMS-13]', async () => {
    const { source, state } = aSource()
    const memory = createRememberingSource({ source })

    await Promise.all(Array.from({ length: 50 }, () => memory.find(about, 'published')))

    expect(state.asked).toBe(1)
  })

  it('never keeps a draft', async () => {
    const { source, state } = aSource()
    const memory = createRememberingSource({ source })

    for (const _ of [1, 2]) {
      await memory.find(about, 'draft')
      await memory.list({ ...query, version: 'draft' })
    }
    expect(state.asked).toBe(4)
  })

  it('reads again after it was told to forget, even what was under way at that moment', async () => {
    const { source, state } = aSource()
    const memory = createRememberingSource({ source })
    const early = memory.find(about, 'published')

    memory.forget()
    state.name = 'Who we are'

    await early
    expect(await memory.find(about, 'published')).toMatchObject({ name: 'Who we are' })
  })

  it('forgets by itself after the lifetime', async () => {
    const { source, state } = aSource()
    let now = 0
    const memory = createRememberingSource({ source, lifetimeMs: 1_000, now: () => now })

    await memory.find(about, 'published')
    now = 999
    await memory.find(about, 'published')
    expect(state.asked).toBe(1)
    now = 1_000
    await memory.find(about, 'published')
    expect(state.asked).toBe(2)
  })

  it('falls back on the last good answer while the source is away, and does not press it', async () => {
    const { source, state } = aSource()
    let now = 0
    const memory = createRememberingSource({ source, lifetimeMs: 1_000, now: () => now })
    await memory.find(about, 'published')

    state.isAway = true
    now = 2_000
    expect(await memory.find(about, 'published')).toMatchObject({ name: 'About us' })
    expect(await memory.find(about, 'published')).toMatchObject({ name: 'About us' })
    expect(state.asked).toBe(2)

    state.isAway = false
    state.name = 'Who we are'
    now = 7_000
    expect(await memory.find(about, 'published')).toMatchObject({ name: 'Who we are' })
  })

  it('says so when there is no good answer yet, and keeps no failure', async () => {
    const { source, state } = aSource()
    const memory = createRememberingSource({ source })

    state.isAway = true
    await expect(memory.find(about, 'published')).rejects.toThrow(ContentUnavailable)
    state.isAway = false
    expect(await memory.find(about, 'published')).not.toBeNull()
  })

  it('lets the oldest go when many different things are asked for', async () => {
    const { source, state } = aSource()
    const memory = createRememberingSource({ source })
    await memory.find(about, 'published')

    for (let index = 0; index < 2_000; index += 1) await memory.find({ slug: `nl/guess-${index}` }, 'published')
    await memory.find(about, 'published')

    expect(state.asked).toBe(2_002)
  })
})
