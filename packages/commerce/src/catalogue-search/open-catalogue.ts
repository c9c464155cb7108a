import type { StoreDirectory } from '@vonk/domain/stores'
import type { MachinePorts } from '@vonk/module'
import type { Db } from '@vonk/platform/db'
import type { SearchEngine, SharedIndex } from '@vonk/search/port'
import type { LiveSettings } from '../stores/index.ts'
import { type CatalogueIndex, type CatalogueIndexOptions, openCatalogueIndex } from './indexing/catalogue-index.ts'
import { unsearchedFields } from './indexing/index-fields.ts'
import { type CatalogueSearch, createCatalogueSearch } from './querying/catalogue-search.ts'
import { openSharedCatalogueIndex } from './shared/open-shared-index.ts'

export type OpenedEngine = {
  readonly engine: SearchEngine
  /** Null where every process has an index of its own. */
  readonly shared: SharedIndex | null
  /** What is wrong with it for now, in words; null when nothing is. */
  findConcern(): Promise<string | null>
  close(): Promise<void>
}

type EngineSettings = { readonly directory: StoreDirectory; readonly notFilterable: readonly string[] }

export type CataloguePorts = MachinePorts & {
  /** Where documents are read, when not in the database of the others. */
  readonly reading?: Db | undefined
  /** Leads to the database itself: for sessions that listen and hold locks. */
  readonly url: string
  openEngine(settings: EngineSettings): Promise<OpenedEngine>
  /** How the start goes on; the rest of the catalogue is read when it has no more work of its own. */
  readonly starting: Pick<CatalogueIndexOptions, 'onProgress' | 'whenStarted'>
}

type Stores = { readonly directory: StoreDirectory; readonly settings: LiveSettings }

export type Catalogue = {
  readonly directory: StoreDirectory
  readonly index: CatalogueIndex
  readonly search: CatalogueSearch
  /** What is wrong with the search engine for now, in words; null when nothing is. */
  findConcern(): Promise<string | null>
  close(): Promise<void>
}

export async function openCatalogue(ports: CataloguePorts, { directory, settings }: Stores): Promise<Catalogue> {
  const { db, reading, url, outbox, log, starting } = ports
  const { engine, shared, ...opened } = await ports.openEngine({ directory, notFilterable: unsearchedFields })
  const indexing = { db, reading, outbox, engine, directory, settingsOf: settings.of, log, ...starting }
  const index = await (shared ? openSharedCatalogueIndex({ ...indexing, shared, url }) : openCatalogueIndex(indexing))
  settings.onChange(() => index.changeSettings())
  // Opening takes a while: what was configured meanwhile has not been told.
  index.changeSettings()
  const onFailure = (err: unknown) => log.error({ err }, 'the search failed')
  return {
    directory,
    index,
    search: createCatalogueSearch({ db, engine, index, directory, onFailure }),
    findConcern: opened.findConcern,
    async close() {
      await index.close()
      await opened.close()
    },
  }
}
