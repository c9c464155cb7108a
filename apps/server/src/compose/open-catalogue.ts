import {
  type CatalogueIndex,
  type CatalogueSearch,
  createCatalogueSearch,
  openCatalogueIndex,
  openSharedCatalogueIndex,
  unsearchedFields,
} from '@vonk/commerce/catalogue-search'
import { createStores, type LiveSettings } from '@vonk/commerce/stores'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import type { Database, Db } from '@vonk/platform/db'
import type { Log } from '@vonk/platform/log'
import type { Registry } from '@vonk/platform/metrics'
import type { Outbox } from '@vonk/platform/outbox'
import { measureSearch } from './measure-search.ts'
import { findSearchAdapter } from './search-adapters.ts'

export type Catalogue = {
  readonly directory: StoreDirectory
  readonly index: CatalogueIndex
  readonly search: CatalogueSearch
  /** What is wrong with the search engine for now, in words; null when nothing is. */
  findConcern(): Promise<string | null>
  close(): Promise<void>
}

type CatalogueParts = {
  readonly db: Database
  readonly reading?: Db | undefined
  readonly url: string
  readonly outbox: Outbox
  readonly settings: LiveSettings
  readonly log: Log
  /** The name of the engine. */
  readonly adapter: string
  readonly cluster: { readonly urls: readonly string[]; readonly prefix: string }
  readonly registry: Registry
  onProgress(documents: number): void
  /** When the start has no more work of its own. */
  readonly whenStarted: Promise<void>
}

/** The catalogue of every view, in memory or in a cluster, kept in step with the database. */
export async function openCatalogue(parts: CatalogueParts): Promise<Catalogue> {
  const { db, reading, url, outbox, settings, log, adapter, cluster, registry } = parts
  const { onProgress, whenStarted } = parts
  const directory = await createStores({ db }).loadDirectory()
  const languageOf = (code: string) => findStoreView(directory, code).language
  const opened = await findSearchAdapter(adapter)({ languageOf, notFilterable: unsearchedFields, ...cluster, log })
  const engine = measureSearch(opened.engine, { registry, views: directory.views.map(({ code }) => code) })
  const indexing = { db, reading, outbox, engine, directory, settingsOf: settings.of, log, onProgress, whenStarted }
  const { shared } = opened
  const index = await (shared ? openSharedCatalogueIndex({ ...indexing, shared, url }) : openCatalogueIndex(indexing))
  settings.onChange(() => index.changeSettings())
  // Opening takes a while: what was configured meanwhile has not been told.
  index.changeSettings()
  const onFailure = (err: unknown) => log.error({ err }, 'the search failed')
  const search = createCatalogueSearch({ db, engine, index, directory, onFailure })
  return {
    directory,
    index,
    search,
    findConcern: opened.findConcern,
    async close() {
      await index.close()
      await opened.close()
    },
  }
}
