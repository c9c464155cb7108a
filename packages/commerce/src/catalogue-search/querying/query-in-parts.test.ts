import { aSearchEngine } from '@vonk/testkit'
import { describe, expect, it } from 'vitest'
import { PART, queryInParts } from './query-in-parts.ts'

const collection = { index: 'nl', entity: 'product' }
const query = {
  text: '',
  filters: [],
  sort: [{ field: 'rank', direction: 'desc' } as const],
  from: 0,
  size: 1000,
  facets: [{ kind: 'terms', name: 'sizes', field: 'size', ignoring: [], size: 5 } as const],
  fields: { include: ['rank'], exclude: [] },
}
const asIs = async <Hits>(hits: Hits) => hits

async function aFullEngine(count: number) {
  const engine = aSearchEngine()
  await engine.index(
    collection,
    Array.from({ length: count }, (_, place) => ({ id: place + 1, rank: place, size: place % 2 })),
  )
  return engine
}

describe('queryInParts', () => {
  it('answers a long list just as the engine would at once', async () => {
    const engine = await aFullEngine(3 * PART + 7)

    expect(await queryInParts(engine, { collection, query }, asIs)).toEqual(await engine.query(collection, query))
  })

  it('lets others take their turn while a long list is read', async () => {
    const engine = await aFullEngine(3 * PART)
    const order: string[] = []
    const long = queryInParts(engine, { collection, query }, async (hits) => {
      order.push(`${hits.length}`)
      return hits
    })
    setImmediate(() => setImmediate(() => order.push('other')))
    await long

    expect(order).toHaveLength(4)
    expect(order.at(-1)).not.toBe('other')
  })

  it('leaves out what is removed while the list is read', async () => {
    const engine = await aFullEngine(3 * PART)
    const { hits } = await queryInParts(engine, { collection, query }, async (part) => {
      await engine.remove(collection, [1])
      return part
    })

    expect(hits).toHaveLength(3 * PART - 1)
  })
})
