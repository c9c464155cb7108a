import { randomBytes } from 'node:crypto'
import { type Cluster, SearchFailed } from './cluster.ts'
import { type IndexFormat, mappingOf, withCopies, withoutCopies } from './index-format.ts'

/** Whoever stops the shop waits for it too. A large index serves before its copy is there. */
const COPYING_SECONDS = 20

type Options = { readonly cluster: Cluster; readonly prefix: string; readonly format: IndexFormat }

/** The indexes of a shop: each view has an alias, by which it is asked, and behind that the index that serves. */
export class Indices {
  private readonly options: Options
  /** What is written to, by view: asked for once. */
  private readonly written = new Map<string, Promise<string | null>>()
  private readonly building = new Map<string, string>()
  /** Those being built that hold documents which cannot be asked for yet. */
  private readonly unread = new Set<string>()

  /** The fields that each is known to have. */
  private readonly declared = new Map<string, Set<string>>()

  private writer: number | null = null

  constructor(options: Options) {
    this.options = options
  }

  /** Belongs to every document that is written: one that a later writer has written is not overwritten any more. */
  get claim(): object {
    return this.writer === null ? {} : { version: this.writer, version_type: 'external_gte' }
  }

  /** The name by which a view is asked. */
  aliasOf(view: string): string {
    return `${this.options.prefix}-${nameOf(view)}`
  }

  /** Where documents of a view are written: what is being built, or else what serves; null when there is neither. */
  async find(view: string): Promise<string | null> {
    const name = await this.once(view, async () => (await this.findServing(view))[0] ?? null)
    if (name === null) this.written.delete(view)
    return name
  }

  /** The same; made when there is neither. */
  async open(view: string): Promise<string> {
    const name = (await this.find(view)) ?? (await this.once(view, () => this.make(view)))
    if (name === null) throw new SearchFailed(`there is no index for ${view}`)
    return name
  }

  /**
   * Tells an index of all fields at once that its next documents bring along. Left to itself it has every node agree to
   * each of them, one after the other, which takes longer than to write the documents.
   */
  async declare(index: string, fields: ReadonlySet<string>): Promise<void> {
    const existing = this.declared.get(index) ?? new Set()
    const added = [...fields].filter((field) => !existing.has(field))
    if (added.length === 0) return
    const properties = Object.fromEntries(added.map((field) => [field, mappingOf(field)]))
    await this.client.indices.putMapping({ index, body: { properties } })
    this.declared.set(index, new Set([...existing, ...added]))
  }

  /** Writes what may be asked for when it settles; what is being built can be asked for after `makeSearchable`. */
  async write(index: string, lines: readonly string[]): Promise<void> {
    const isBuilt = this.building.values().some((name) => name === index)
    // To make every few documents searchable by themselves takes several times as long.
    await this.options.cluster.write(index, lines, { isSearchable: !isBuilt })
    if (isBuilt) this.unread.add(index)
  }

  /** For an index that is being built, before it is read. */
  async makeSearchable(index: string): Promise<void> {
    if (!this.unread.delete(index)) return
    await this.client.indices.refresh({ index })
  }

  /** The index that serves each of these views; a view without one is absent. */
  async findAllServing(views: readonly string[]): Promise<Map<string, string>> {
    const { body, statusCode } = await this.client.indices.getAlias(
      { name: `${this.options.prefix}-*` },
      { ignore: [404], requestTimeout: 5_000, maxRetries: 1 },
    )
    const byAlias = new Map<string, string>()
    for (const [name, { aliases }] of statusCode === 404 ? [] : Object.entries(body)) {
      for (const alias of Object.keys(aliases)) byAlias.set(alias, name)
    }
    return new Map(
      views.flatMap((view) => {
        const name = byAlias.get(this.aliasOf(view))
        return name === undefined ? [] : [[view, name]]
      }),
    )
  }

  /** From now on a new index beside the old one is written to, while that one serves. */
  async beginRebuild(view: string): Promise<void> {
    const name = await this.create(view, withoutCopies)
    this.forgetIndex(this.building.get(view))
    this.building.set(view, name)
    this.written.set(view, Promise.resolve(name))
  }

  /** The new index serves and the old ones are gone. `before` is what has to be done with all its copies first. */
  async endRebuild(view: string, before: (name: string) => Promise<void>): Promise<string> {
    const name = this.building.get(view)
    if (name === undefined) throw new SearchFailed(`nothing has been built for ${view}`)
    await this.makeSearchable(name)
    await this.copy(name)
    await before(name)
    await this.serve(view, name)
    this.building.delete(view)
    return name
  }

  /** Each writer has a higher number than the one before. What somebody else has written to may be another index by now. */
  takeOver(writer: number): void {
    this.writer = writer
    this.written.clear()
    this.building.clear()
    this.unread.clear()
    this.declared.clear()
  }

  private get client(): Cluster['client'] {
    return this.options.cluster.client
  }

  private once(view: string, find: () => Promise<string | null>): Promise<string | null> {
    const finding = this.written.get(view) ?? find()
    this.written.set(view, finding)
    return finding.catch((error) => {
      this.written.delete(view)
      throw error
    })
  }

  private async findServing(view: string): Promise<string[]> {
    const { body, statusCode } = await this.client.indices.getAlias({ name: this.aliasOf(view) }, { ignore: [404] })
    return statusCode === 404 ? [] : Object.keys(body)
  }

  private async create(view: string, copies: object = {}): Promise<string> {
    const { format } = this.options
    const name = `${this.aliasOf(view)}-${format.name}-${Date.now().toString(36)}${randomBytes(2).toString('hex')}`
    const settings = { index: { ...format.body.settings.index, ...copies } }
    await this.client.indices.create({ index: name, body: { ...format.body, settings }, wait_for_active_shards: '1' })
    return name
  }

  /** Waits for the copy, but not for ever: an index without one serves better than the old one. */
  private async copy(index: string): Promise<void> {
    // What lies on the disk is copied as files; all else would be written a second time, document by document.
    await this.client.indices.flush({ index, force: true, wait_if_ongoing: true })
    await this.client.indices.putSettings({ index, body: { index: withCopies } })
    const wait = { wait_for_status: 'green', timeout: `${COPYING_SECONDS}s` } as const
    await this.client.cluster.health({ index, ...wait }, { ignore: [408], requestTimeout: 2_000 * COPYING_SECONDS })
  }

  /** One that is gone, or that somebody began and nobody ended. */
  private forgetIndex(name = ''): void {
    this.unread.delete(name)
    this.declared.delete(name)
  }

  private async make(view: string): Promise<string> {
    const name = await this.create(view)
    await this.serve(view, name)
    return name
  }

  /** In one step, so that no question meets neither or both. */
  private async serve(view: string, name: string): Promise<void> {
    const alias = this.aliasOf(view)
    const old = (await this.findServing(view)).filter((other) => other !== name)
    for (const index of old) this.forgetIndex(index)
    const actions = [{ add: { index: name, alias } }, ...old.map((index) => ({ remove_index: { index } }))]
    const { body } = await this.client.indices.updateAliases({ body: { actions } })
    if (!body.acknowledged) throw new SearchFailed(`the alias ${alias} could not be moved`)
    await this.dropOthers(alias, name)
  }

  /** What somebody began to build who is gone. */
  private async dropOthers(alias: string, name: string): Promise<void> {
    const { body } = await this.client.indices.get({ index: `${alias}-*`, allow_no_indices: true })
    const others = Object.keys(body).filter((other) => other !== name && isOf(alias, other))
    if (others.length > 0) await this.client.indices.delete({ index: others, ignore_unavailable: true })
  }
}

/** Names of indexes are in small letters and without most signs. */
function nameOf(view: string): string {
  return encodeURIComponent(view.toWellFormed())
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, (sign) => `.${sign.charCodeAt(0).toString(16)}`)
}

/** A view may be named as another one with something behind it: an index has two more parts than its alias. */
function isOf(alias: string, index: string): boolean {
  return /^-[0-9a-f]{8}-[0-9a-z]+$/.test(index.slice(alias.length))
}
