import { describe, expect, it } from 'vitest'
import { countWrites } from './count-writes.ts'

const products = { index: 'nl', entity: 'product' }

/** Takes a moment for every write, as engines do. */
function anEngine() {
  let written = 0
  const write = async () => {
    await Promise.resolve()
    written += 1
  }
  const query = async () => ({ total: written, complete: written, hits: [], facets: {} })
  return countWrites({ index: write, remove: write, retain: write, query, suggest: async () => [] })
}

describe('countWrites', () => {
  it('has another version after every write, and none while one is going on', async () => {
    const { engine, version } = anEngine()
    const before = version()
    const writing = engine.index(products, [{ id: 1 }])
    expect(version()).toBeNull()
    await writing
    const written = version()
    expect(written).not.toBe(before)
    await engine.remove(products, [1])
    expect(version()).not.toBe(written)
  })

  it('stays what it is while the engine is only asked', async () => {
    const { engine, version } = anEngine()
    await engine.index(products, [{ id: 1 }])
    const before = version()
    const empty = {
      text: '',
      filters: [],
      sort: [],
      from: 0,
      size: 1,
      facets: [],
      fields: { include: [], exclude: [] },
    }

    expect((await engine.query(products, empty)).total).toBe(1)
    expect(version()).toBe(before)
  })

  it('changes with what is told from elsewhere, such as a redirect', () => {
    const { version, bump } = anEngine()
    const before = version()
    bump()

    expect(version()).not.toBe(before)
  })
})
