import { describe, expect, it } from 'vitest'
import { ProjectionCache } from './projection-cache.ts'
import { ProjectionMemory } from './projection-memory.ts'

const names = { include: ['name'], exclude: [] }
const prices = { include: ['price'], exclude: [] }

/** Documents of a hundred bytes each, and how often they had to be unpacked. */
function open(mostBytes: number) {
  const memory = new ProjectionMemory(mostBytes)
  const cache = new ProjectionCache<string>(memory)
  let loads = 0
  const load = (slot: number) => {
    loads += 1
    return { document: `document ${slot}`, bytes: 100 }
  }
  const read = (slot: number, times: number, choice = names) => {
    const before = loads
    for (let time = 0; time < times; time += 1) expect(cache.read(choice, load)(slot)).toBe(`document ${slot}`)
    return loads - before
  }
  return { cache, memory, read }
}

describe('ProjectionCache', () => {
  it('keeps a document from its third reading on, until it changes', () => {
    const { cache, memory, read } = open(1_000)

    expect(read(1, 10)).toBe(3)
    cache.forget(1)
    expect(memory.bytes).toBe(0)
    expect(read(1, 1)).toBe(1)
  })

  it('never keeps more bytes than it may, however many documents are popular', () => {
    const { memory, read } = open(1_000)
    for (let slot = 0; slot < 50; slot += 1) read(slot, 5)

    expect(memory.bytes).toBe(1_000)
    expect(read(0, 1)).toBe(0)
    expect(read(49, 1)).toBe(1)
  })

  it('gives the room of fields that nobody asks for any more to others', () => {
    const { memory, read } = open(1_000)
    for (let slot = 0; slot < 10; slot += 1) read(slot, 3)
    read(1, 5, prices)
    expect(read(1, 1, prices)).toBe(1)
    read(1, 1_000, prices)

    expect(read(1, 1, prices)).toBe(0)
    expect(memory.bytes).toBe(100)
  })

  it('shares its memory with other collections, and the one asked for gets the room of the one that is not', () => {
    const { memory, read } = open(1_000)
    const other = new ProjectionCache<string>(memory)
    const readOther = () => other.read(names, () => ({ document: 'other', bytes: 1_000 }))(1)
    for (let time = 0; time < 3; time += 1) readOther()
    expect(memory.bytes).toBe(1_000)

    expect(read(1, 10)).toBe(10)
    read(1, 1_000)
    expect(read(1, 1)).toBe(0)
    expect(memory.bytes).toBe(100)
  })
})
