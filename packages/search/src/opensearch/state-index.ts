import type { Cluster } from './cluster.ts'

/** `index` is the one the state was stored for. */
export type StateDocument = { readonly index: string; readonly format: string; readonly value: unknown }

/** No view is named like it. */
const WRITER = ':writer'

const body = {
  settings: { index: { number_of_shards: 1, auto_expand_replicas: '0-1' } },
  mappings: { dynamic: false, properties: {} },
} as const

/**
 * States lie in an index of their own, one document a view: they change with every change, and whoever writes to an index
 * makes OpenSearch forget what it has counted there. Beside them lies who writes.
 */
export class StateIndex {
  private readonly cluster: Cluster
  private readonly name: string
  private isMade = false

  constructor(cluster: Cluster, name: string) {
    this.cluster = cluster
    this.name = name
  }

  /** By view; one without a state is absent. */
  async load(views: readonly string[]): Promise<Map<string, StateDocument>> {
    const { body: found, statusCode } = await this.cluster.client.mget(
      { index: this.name, body: { ids: [...views] } },
      { ignore: [404], requestTimeout: 5_000 },
    )
    return new Map(statusCode === 404 ? [] : found.docs.flatMap(readState))
  }

  async save(states: ReadonlyMap<string, StateDocument>): Promise<void> {
    await this.make()
    const lines = [...states].flatMap(([view, state]) => [{ index: { _id: view } }, state])
    // Read by id, which needs no refresh.
    await this.cluster.write(
      this.name,
      lines.map((line) => JSON.stringify(line)),
      { isSearchable: false },
    )
  }

  /** The number of a new writer, higher than that of all before: OpenSearch counts how often a document was written. */
  async nextWriter(): Promise<number> {
    await this.make()
    const { body: claimed } = await this.cluster.client.index({ index: this.name, id: WRITER, body: {} })
    return claimed._version
  }

  async isLastWriter(writer: number): Promise<boolean> {
    const { body: last } = await this.cluster.client.get({ index: this.name, id: WRITER }, { ignore: [404] })
    return last._version === writer
  }

  private async make(): Promise<void> {
    const { indices } = this.cluster.client
    if (!this.isMade && !(await indices.exists({ index: this.name })).body) {
      // Whoever was faster has made the same.
      await indices.create({ index: this.name, body }, { ignore: [400] })
    }
    this.isMade = true
  }
}

function readState(document: object): [string, StateDocument][] {
  // Documents that are not there, or whose index is not, come without a source; others are as `save` wrote them.
  const { _id, _source } = document as { readonly _id: string; readonly _source?: StateDocument }
  return _source ? [[_id, _source]] : []
}
