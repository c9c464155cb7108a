import type { ShopSettings } from '@vonk/domain/settings'
import type { StoreDirectory, StoreView } from '@vonk/domain/stores'
import { taxCountryOf } from '@vonk/domain/tax'
import type { Database, Db } from '@vonk/platform/db'
import type { Log } from '@vonk/platform/log'
import { currentPosition, type Outbox, type Position, type Reader } from '@vonk/platform/outbox'
import type { SearchEngine } from '@vonk/search/port'
import { catalogueChanged, countProducts, redirectsChanged } from '../../catalogue/index.ts'
import { reviewsChanged } from '../../reviews/index.ts'
import { stockChanged } from '../../stock/index.ts'
import { countWrites } from './count-writes.ts'
import { PendingChanges } from './pending-changes.ts'
import { ViewIndex } from './view-index.ts'
import { ViewReader } from './view-reader.ts'

export type CatalogueIndexOptions = {
  readonly db: Database
  /** Where documents are read, when not there; as new as the events about them. */
  readonly reading?: Db | undefined
  readonly outbox: Outbox
  readonly engine: SearchEngine
  readonly directory: StoreDirectory
  settingsOf(view: StoreView): ShopSettings
  readonly log: Log
  readonly now?: () => number
  /** Up to so many products are read while the shop answers already. */
  readonly fewProducts?: number
  readonly onProgress?: (products: number) => void
  /** When whoever starts has no more work of its own: until then few views are read, the first of each brand. */
  readonly whenStarted?: Promise<void> | undefined
}

export type CatalogueIndex = {
  /** The view as it was read last; null for one that does not exist. */
  find(code: string): ViewIndex | null
  /** Whether a view can be searched without waiting. */
  isRead(code: string): boolean
  /** Resolves when a view can be searched; rejects when it could not be read. */
  whenRead(code: string): Promise<void>
  /** Resolves when all of them can, and when the index is closed. */
  whenAllRead(): Promise<void>
  /** Another number whenever something else may be found in a view or at an address; null while that is changing. */
  version(): number | null
  /** Views were configured: what their settings decide is done again. */
  changeSettings(): void
  /** Everything that was published up to there is in the index. */
  findPosition(): Position | null
  close(): Promise<void>
}

/** So many are read in a few seconds, which a first visitor can wait for; with more than that the shop opens when it has read them. */
const FEW_PRODUCTS = 5_000

/** How often prices that begin or end by the clock are looked for. */
const TICK_MS = 1_000

/** Fills the engine with every view's catalogue and keeps it in step with the database from then on. */
export async function openCatalogueIndex(options: CatalogueIndexOptions): Promise<CatalogueIndex> {
  const { db, outbox, settingsOf, log } = options
  // Taken before anything is read: what changes while reading is read again.
  const from = await currentPosition(db)
  const counted = countWrites(options.engine)
  const views = createViews({ ...options, engine: counted.engine })
  const reading = await readViews(views, options)
  const pending = new PendingChanges({ views, log, findPosition: () => outbox.findPosition(), after: reading.done })
  const following: Reader = outbox.follow({
    from,
    topics: [catalogueChanged, stockChanged, reviewsChanged, redirectsChanged],
    onEvent: (event) => (event.topic === 'redirects-changed' ? counted.bump() : pending.add(event)),
    onRewind() {
      counted.bump()
      pending.rebuild()
    },
  })
  const ticking = setInterval(() => pending.tick(), TICK_MS)
  ticking.unref()
  return {
    find: (code) => views.get(code) ?? null,
    isRead: (code) => reading.isRead(code),
    whenRead: (code) => reading.whenRead(code),
    whenAllRead: () => reading.done,
    version: () =>
      reading.isDone && !views.values().some(({ hasOldTaxes }) => hasOldTaxes) ? counted.version() : null,
    changeSettings() {
      counted.bump()
      for (const code of addViews(views, { ...options, engine: counted.engine })) pending.read(code)
      for (const index of views.values())
        if (index.changeSettings(settingsOf(index.view))) pending.reprice(index.view.code)
    },
    findPosition: () => pending.position ?? outbox.findPosition(),
    async close() {
      clearInterval(ticking)
      await following.close()
      await reading.close()
      await pending.close()
    },
  }
}

/** All but the first of each brand, whose pages are rendered before the shop opens. */
function laterViews({ views }: StoreDirectory): ReadonlySet<string> {
  const isLater = ({ brand }: StoreView, place: number) => views.findIndex((view) => view.brand === brand) < place
  return new Set(views.filter(isLater).map(({ code }) => code))
}

export type Views = Map<string, ViewIndex>

export function createViews(options: CatalogueIndexOptions): Views {
  const views: Views = new Map()
  addViews(views, options)
  return views
}

/** Those that were not there before; answers their codes. */
export function addViews(views: Views, options: CatalogueIndexOptions): readonly string[] {
  const { reading: db = options.db, engine, directory, settingsOf, log, now = Date.now } = options
  const added = directory.views.filter(({ code }) => !views.has(code))
  for (const view of added) {
    const { country, error } = taxCountryOf(null, settingsOf(view))
    if (error !== null) log.error({ view: view.code, country }, error)
    views.set(view.code, new ViewIndex({ db, engine, view, settings: settingsOf(view), now }))
  }
  return added.map(({ code }) => code)
}

/** Few products are read from now on, many have been read; a catalogue that cannot be read ends the start. */
async function readViews(views: Views, options: CatalogueIndexOptions): Promise<ViewReader> {
  const { db, log, onProgress, directory, whenStarted, fewProducts = FEW_PRODUCTS } = options
  const products = await countProducts(db)
  onProgress?.(products)
  const reading = new ViewReader({
    views: views.keys(),
    patience: whenStarted && { views: laterViews(directory), until: whenStarted },
    read: async (code, between) => views.get(code)?.rebuild({ between }),
    onFailure: (err) => log.warn({ err }, 'a view could not be read: trying again'),
  })
  if (products <= fewProducts) return reading
  try {
    await Promise.all(views.keys().map((code) => reading.whenRead(code)))
    return reading
  } catch (error) {
    await reading.close()
    throw error
  }
}
