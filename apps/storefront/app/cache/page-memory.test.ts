import { describe, expect, it } from 'vitest'
import { createPageMemory } from './page-memory.ts'

function aMemory() {
  const state = { time: 0, loads: 0, page: 'first', isAway: false }
  const memory = createPageMemory<string>({ freshForMs: 1_000, now: () => state.time, mostPages: 2 })
  const errors: unknown[] = []
  async function load() {
    state.loads += 1
    if (state.isAway) throw new Error('away')
    return state.page
  }
  return { state, errors, find: (name = 'home') => memory.find(name, load, (error) => errors.push(error)) }
}

describe('createPageMemory', () => {
  it('loads a page once for many who ask at the same moment [CMS-13]', async () => {
    const { state, find } = aMemory()

    expect(await Promise.all([find(), find(), find()])).toEqual(['first', 'first', 'first'])
    expect(state.loads).toBe(1)
  })

  it('never shows what is older than a moment while the page can be loaded', async () => {
    const { state, find } = aMemory()
    await find()
    state.page = 'second'
    state.time = 1_000

    expect(await find()).toBe('second')
  })

  it('shows the last good page while it cannot be loaded, and says so in the log', async () => {
    const { state, errors, find } = aMemory()
    await find()
    state.isAway = true
    state.time = 5_000

    expect(await find()).toBe('first')
    expect(errors).toHaveLength(1)
  })

  it('has nothing to show for a page it never had', async () => {
    const { state, find } = aMemory()
    state.isAway = true

    await expect(find()).rejects.toThrow('away')
    state.isAway = false
    expect(await find()).toBe('first')
  })

  it('keeps the pages that were asked for last', async () => {
    const { state, find } = aMemory()
    for (const name of ['a', 'b', 'c', 'a']) await find(name)

    expect(state.loads).toBe(4)
  })
})
