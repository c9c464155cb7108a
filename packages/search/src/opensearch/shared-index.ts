import type { SharedIndex, StoredState } from '../port.ts'
import type { Cluster } from './cluster.ts'
import type { Indices } from './indices.ts'

type Options = {
  readonly cluster: Cluster
  readonly indices: Indices
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
export function createSharedIndex({ cluster: { client }, indices, prefix, format }: Options): SharedIndex {
  const stateIndex = `${prefix}.state`

  async function save(states: ReadonlyMap<string, StateDocument>): Promise<void> {
    const { body: exists } = await client.indices.exists({ index: stateIndex })
    if (!exists) await client.indices.create({ index: stateIndex, body }, { ignore: [400] })
    for (const [view, state] of states) await client.index({ index: stateIndex, id: view, body: { ...state } })
  }

  return {
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
    async endRebuild(view, value) {
      const index = await indices.endRebuild(view)
      await save(new Map([[view, { index, format, value }]]))
    },
    takeOver: () => indices.forget(),
  }
}

function readState(document: object, format: string): [string, StoredState][] {
  // Documents that are not there, or whose index is not, come without a source; others are as `save` wrote them.
  const { _id, _source } = document as { readonly _id: string; readonly _source?: StateDocument }
  return _source ? [[_id, { value: _source.value, isCurrent: _source.format === format }]] : []
}
