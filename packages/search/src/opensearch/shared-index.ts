import type { FirstQuestion, SearchEngine, SharedIndex, StoredState } from '../port.ts'
import { writeListQuestions } from './answer-query.ts'
import { type Cluster, patiently } from './cluster.ts'
import type { Indices } from './indices.ts'

type Options = {
  readonly cluster: Cluster
  readonly indices: Indices
  readonly engine: SearchEngine
  readonly prefix: string
  readonly format: string
}

/** `index` is the one the state was stored for. */
type StateDocument = { readonly index: string; readonly format: string; readonly value: unknown }

const body = {
  settings: { index: { number_of_shards: 1, auto_expand_replicas: '0-1' } },
  mappings: { dynamic: false, properties: {} },
} as const

/**
 * States lie in an index of their own, one document a view: they change every second, and whoever changes an index
 * makes OpenSearch forget what it has counted there.
 */
export function createSharedIndex({ cluster, indices, engine, prefix, format }: Options): SharedIndex {
  const { client } = cluster
  const stateIndex = `${prefix}.state`
  let isMade = false

  async function save(states: ReadonlyMap<string, StateDocument>): Promise<void> {
    if (!isMade && !(await client.indices.exists({ index: stateIndex })).body) {
      // Whoever was faster has made the same.
      await client.indices.create({ index: stateIndex, body }, { ignore: [400] })
    }
    isMade = true
    const lines = [...states].flatMap(([view, state]) => [{ index: { _id: view } }, state])
    // Read by id, which needs no refresh.
    await cluster.write(
      stateIndex,
      lines.map((line) => JSON.stringify(line)),
      { isSearchable: false },
    )
  }

  return {
    name: prefix,
    engine,
    async loadStates(views) {
      const { body: found, statusCode } = await client.mget(
        { index: stateIndex, body: { ids: [...views] } },
        { ignore: [404], requestTimeout: 5_000 },
      )
      if (statusCode === 404) return new Map()
      return new Map(found.docs.flatMap((document) => readState(document, format)))
    },
    async saveStates(states) {
      const serving = await indices.findAllServing([...states.keys()])
      const kept = [...states].flatMap(([view, value]) => {
        const index = serving.get(view)
        return index === undefined ? [] : [[view, { index, format, value }] as const]
      })
      await save(new Map(kept))
    },
    async findMissing(views) {
      const serving = await indices.findAllServing(views)
      return views.filter((view) => !serving.has(view))
    },
    beginRebuild: (view) => indices.beginRebuild(view),
    async endRebuild(view, value, first) {
      const index = await indices.endRebuild(view, async (built) => {
        if (first) await answerFirst(cluster, built, first)
      })
      await save(new Map([[view, { index, format, value }]]))
    },
    takeOver: () => indices.forget(),
  }
}

/** Some texts of which each prefers one copy of an index, so that all copies are asked. */
const preferences = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

async function answerFirst({ searchAll }: Cluster, index: string, { entity, query }: FirstQuestion): Promise<void> {
  const questions = writeListQuestions(entity, query)
  for (const preference of preferences) await searchAll(index, questions, { ...patiently, preference })
}

function readState(document: object, format: string): [string, StoredState][] {
  // Documents that are not there, or whose index is not, come without a source; others are as `save` wrote them.
  const { _id, _source } = document as { readonly _id: string; readonly _source?: StateDocument }
  return _source ? [[_id, { value: _source.value, isCurrent: _source.format === format }]] : []
}
