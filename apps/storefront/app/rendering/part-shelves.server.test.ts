import { describe, expect, it } from 'vitest'
import { createPartShelves } from './part-shelves.server.ts'

const [view, page] = [{}, {}]
const part = (size: number) => [Buffer.alloc(size), null]

describe('createPartShelves', () => {
  it('finds a part under the objects and the name it was put by, and under no others', () => {
    const shelves = createPartShelves()
    const put = part(10)
    shelves.put([view, page], 'head', put)

    expect(shelves.find([view, page], 'head')).toBe(put)
    expect(shelves.find([view, page], 'foot')).toBeNull()
    expect(shelves.find([view, {}], 'head')).toBeNull()
    expect(shelves.find([{}, page], 'head')).toBeNull()
  })

  it('never holds more than it may, however many names somebody makes up', () => {
    const shelves = createPartShelves({ mostBytes: 1_000 })
    const names = Array.from({ length: 100 }, (_, index) => `head /made-up-${index}/`)
    for (const name of names) shelves.put([view, page], name, part(80))
    const held = names.filter((name) => shelves.find([view, page], name))

    expect(held.length).toBeGreaterThan(0)
    expect(held.length).toBeLessThanOrEqual(10)
    expect(held).toContain(names.at(-1))
  })
})
