import { describe, expect, it } from 'vitest'
import { createFragmentStore } from './fragment-store.server.ts'

const [view, page] = [{}, {}]
const fragment = (size: number) => [Buffer.alloc(size), null]

describe('createFragmentStore', () => {
  it('finds a fragment under the objects and the name it was put by, and under no others', () => {
    const store = createFragmentStore()
    const put = fragment(10)
    store.put([view, page], 'head', put)

    expect(store.find([view, page], 'head')).toBe(put)
    expect(store.find([view, page], 'foot')).toBeNull()
    expect(store.find([view, {}], 'head')).toBeNull()
    expect(store.find([{}, page], 'head')).toBeNull()
  })

  it('never holds more than it may, however many names somebody makes up', () => {
    const store = createFragmentStore({ maxBytes: 1_000 })
    const names = Array.from({ length: 100 }, (_, index) => `head /made-up-${index}/`)
    for (const name of names) store.put([view, page], name, fragment(80))
    const held = names.filter((name) => store.find([view, page], name))

    expect(held.length).toBeGreaterThan(0)
    expect(held.length).toBeLessThanOrEqual(10)
    expect(held).toContain(names.at(-1))
  })
})
