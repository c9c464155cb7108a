import { describe, expect, it } from 'vitest'
import { createFragmentStore } from './fragment-store.server.ts'

const [view, page] = [{}, {}]
const fragment = (size: number) => [Buffer.alloc(size), null]

describe('createFragmentStore', () => {
  it('finds a fragment under the objects and the name it was put by, and under no others', () => {
    const store = createFragmentStore()
    const fragments = store.within(view)
    const put = fragment(10)
    fragments.put([page], 'head', put)

    expect(fragments.find([page], 'head')).toBe(put)
    expect(fragments.find([page], 'foot')).toBeNull()
    expect(fragments.find([{}], 'head')).toBeNull()
    expect(store.within({}).find([page], 'head')).toBeNull()
    expect(store.usage()).toEqual({ hits: 1, misses: 3, bytes: 'head'.length + 10 })
  })

  it('never holds more than it may, however many names somebody makes up', () => {
    const fragments = createFragmentStore({ maxBytes: 1_000 }).within(view)
    const names = Array.from({ length: 100 }, (_, index) => `head /made-up-${index}/`)
    for (const name of names) fragments.put([page], name, fragment(80))
    const held = names.filter((name) => fragments.find([page], name))

    expect(held.length).toBeGreaterThan(0)
    expect(held.length).toBeLessThanOrEqual(10)
    expect(held).toContain(names.at(-1))
  })
})
