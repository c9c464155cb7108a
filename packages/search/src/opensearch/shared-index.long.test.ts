import { findSearchCluster } from '@vonk/testkit/opensearch'
import { afterAll, describe, expect, it } from 'vitest'
import { languageOfTrial, products } from '../conformance/trial.ts'
import type { SearchEngine } from '../port.ts'
import { everything } from '../testing/properties.ts'
import { openEngines } from './testing/open-engines.ts'

const cluster = await findSearchCluster()
const engines = openEngines(cluster?.urls ?? ['http://127.0.0.1:1'], languageOfTrial)
const view = products.index

async function idsIn(engine: SearchEngine) {
  const { hits } = await engine.query(products, everything)
  return hits.map(({ id }) => id)
}

async function askCluster(path: string): Promise<string[]> {
  const answer = await fetch(`${cluster?.urls[0]}${path}`)
  return (await answer.text()).trim().split('\n')
}

type SearchedShard = { readonly search: { readonly query_total: number } }

function copiesOf(index: unknown): SearchedShard[] {
  // What OpenSearch says of an index, by the number of each shard.
  return Object.values((index as { shards: Record<string, SearchedShard[]> }).shards).flat()
}

/** The shards of the view's index, the first and its copies. */
async function partsOf(prefix: string): Promise<string[]> {
  const lines = await askCluster(`/_cat/shards/${prefix}-*?h=prirep,state`)
  return lines.map((line) => line.trim().split(/ +/).join(' ')).toSorted()
}

describe.skipIf(cluster === null)('createSharedIndex', () => {
  afterAll(async () => {
    await engines.close()
    await cluster?.stop()
  })

  it('stores with an index how far it has been written', async () => {
    const { engine, shared } = engines.open()
    expect(await shared.loadStates([view])).toEqual(new Map())
    expect(await shared.findMissing([view])).toEqual([view])
    await engine.index(products, [{ id: 1 }])
    await shared.saveStates(new Map([[view, { position: 7 }]]))

    expect(await shared.loadStates([view, 'other'])).toEqual(
      new Map([[view, { value: { position: 7 }, isCurrent: true }]]),
    )
    expect(await shared.findMissing([view])).toEqual([])
  })

  it('builds an index that is made otherwise beside the old one, which serves until the new one does', async () => {
    const prefix = engines.prefix()
    const before = engines.open({ prefix })
    await before.engine.index(products, [{ id: 1 }, { id: 2 }])
    await before.shared.saveStates(new Map([[view, 'old']]))
    const after = engines.open({ prefix, indexSettings: { refresh_interval: '2s' } })
    expect(await after.shared.loadStates([view])).toEqual(new Map([[view, { value: 'old', isCurrent: false }]]))

    await after.shared.beginRebuild(view)
    await after.engine.index(products, [{ id: 3 }])
    expect([await idsIn(before.engine), await idsIn(after.engine), await idsIn(after.shared.engine)]).toEqual([
      [1, 2],
      [1, 2],
      [3],
    ])
    let answered = 0
    let isMoving = true
    const asking = (async () => {
      while (isMoving) {
        expect([[1, 2], [3]]).toContainEqual(await idsIn(before.engine))
        answered += 1
      }
    })()
    await after.shared.endRebuild(view, 'new')
    isMoving = false
    await asking

    expect(answered).toBeGreaterThan(0)
    expect([await idsIn(before.engine), await idsIn(after.engine)]).toEqual([[3], [3]])
    expect(await after.shared.loadStates([view])).toEqual(new Map([[view, { value: 'new', isCurrent: true }]]))
    expect(await engines.indexNames(prefix)).toHaveLength(2)
  })

  it('copies an index to a second node once it is built, and before it serves', async () => {
    const prefix = engines.prefix()
    const { engine, shared } = engines.open({ prefix })
    await shared.beginRebuild(view)
    await engine.index(products, [{ id: 1 }])
    expect(await partsOf(prefix)).toEqual(['p STARTED'])
    await shared.endRebuild(view, null)

    const hasSecondNode = (await askCluster('/_cat/nodes?h=name')).length > 1
    expect(await partsOf(prefix)).toEqual(hasSecondNode ? ['p STARTED', 'r STARTED'] : ['p STARTED'])
  })

  it('has asked every copy of an index before it serves', async () => {
    const prefix = engines.prefix()
    const { engine, shared } = engines.open({ prefix })
    await shared.beginRebuild(view)
    await engine.index(products, [{ id: 1, colour: 'red' }])
    const facet = { kind: 'terms', name: 'colour', field: 'colour', ignoring: [], size: 10 } as const
    await shared.endRebuild(view, null, { entity: products.entity, query: { ...everything, facets: [facet] } })

    const [stats = '{}'] = await askCluster(`/${prefix}-${view}/_stats/search?level=shards`)
    const shards: readonly SearchedShard[] = Object.values(JSON.parse(stats).indices).flatMap(copiesOf)
    expect(shards.map(({ search }) => search.query_total > 0)).toEqual((await partsOf(prefix)).map(() => true))
  })

  it('goes on with the index of somebody else who has built another one', async () => {
    const prefix = engines.prefix()
    const [one, other] = [engines.open({ prefix }), engines.open({ prefix })]
    await one.engine.index(products, [{ id: 1 }])
    await other.shared.beginRebuild(view)
    await other.engine.index(products, [{ id: 2 }])
    await other.shared.endRebuild(view, null)
    await one.shared.takeOver()
    await one.engine.index(products, [{ id: 3 }])

    expect(await idsIn(other.engine)).toEqual([2, 3])
  })

  it('refuses what somebody sends late who has been followed by another', async () => {
    const prefix = engines.prefix()
    const [early, later] = [engines.open({ prefix }).shared, engines.open({ prefix }).shared]
    await early.takeOver()
    await early.engine.index(products, [{ id: 1 }, { id: 2, stock: 5 }, { id: 3 }])
    await later.takeOver()
    await later.engine.index(products, [{ id: 2, stock: 4 }])
    await later.engine.remove(products, [3])

    for (const documents of [[{ id: 2, stock: 5 }], [{ id: 3 }]]) {
      await expect(early.engine.index(products, documents)).rejects.toThrow('refused')
    }
    await early.beginRebuild(view)
    await early.engine.index(products, [{ id: 9 }])
    await expect(early.endRebuild(view, 'late')).rejects.toThrow('somebody else')
    expect(await later.loadStates([view])).toEqual(new Map())
    const whole = { ...everything, fields: { include: [], exclude: [] } }
    const { hits } = await later.engine.query(products, whole)
    expect(hits.map(({ source }) => source)).toEqual([{ id: 1 }, { id: 2, stock: 4 }])
  })
})
