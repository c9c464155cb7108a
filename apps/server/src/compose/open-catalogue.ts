import {
  type CatalogueIndex,
  type CatalogueSearch,
  createCatalogueSearch,
  openCatalogueIndex,
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
  close(): Promise<void>
}

type CatalogueParts = {
  readonly db: Database
  readonly reading?: Db | undefined
  readonly outbox: Outbox
  readonly settings: LiveSettings
  readonly log: Log
  /** The name of the engine. */
  readonly adapter: string
  readonly registry: Registry
  onProgress(documents: number): void
}

/** The catalogue of every view, read into memory and kept in step with the database. */
export async function openCatalogue(parts: CatalogueParts): Promise<Catalogue> {
  const { db, reading, outbox, settings, log, adapter, registry, onProgress } = parts
  const directory = await createStores({ db }).loadDirectory()
  const languageOf = (code: string) => findStoreView(directory, code).language
  const adapted = findSearchAdapter(adapter)({ languageOf, notFilterable: unsearchedFields })
  const engine = measureSearch(adapted, { registry, views: directory.views.map(({ code }) => code) })
  const index = await openCatalogueIndex({
    db,
    reading,
    outbox,
    engine,
    directory,
    settingsOf: settings.of,
    log,
    onProgress,
  })
  settings.onChange(() => index.changeSettings())
  const onFailure = (err: unknown) => log.error({ err }, 'the search failed')
  const search = createCatalogueSearch({ db, engine, index, directory, onFailure })
  return { directory, index, search, close: () => index.close() }
}
