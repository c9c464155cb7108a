import type { ShopSettings } from '@vonk/domain/settings'
import type { StoreDirectory, StoreView } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import type { Log } from '@vonk/platform/log'
import { currentPosition, type Outbox, type Position, type Reader } from '@vonk/platform/outbox'
import type { SearchEngine } from '@vonk/search/port'
import { catalogueChanged } from '../../catalogue/index.ts'
import { reviewsChanged } from '../../reviews/index.ts'
import { stockChanged } from '../../stock/index.ts'
import { redirectsChanged } from '../../urls/index.ts'
import { countWrites } from './count-writes.ts'
import { PendingChanges } from './pending-changes.ts'
import { ViewIndex } from './view-index.ts'

export type CatalogueIndexOptions = {
  readonly db: Database
  readonly outbox: Outbox
  readonly engine: SearchEngine
  readonly directory: StoreDirectory
  settingsOf(view: StoreView): ShopSettings
  readonly log: Log
  readonly now?: () => number
  readonly onProgress?: (done: number) => void
}

export type CatalogueIndex = {
  /** The view as it was read last; null for one that does not exist. */
  find(code: string): ViewIndex | null
  /** Another number whenever something else may be found in a view or at an address; null while that is changing. */
  version(): number | null
  /** Views were configured: what their settings decide is done again. */
  changeSettings(): void
  /** Everything that was published up to there is in the index. */
  findPosition(): Position | null
  close(): Promise<void>
}

/** Views read side by side at the start: while the database works for one, another is indexed. */
const READERS = 3

/** How often prices that begin or end by the clock are looked for. */
const TICK_MS = 1_000

/** Fills the engine with every view's catalogue and keeps it in step with the database from then on. */
export async function openCatalogueIndex(options: CatalogueIndexOptions): Promise<CatalogueIndex> {
  const { db, outbox, engine, directory, settingsOf, log, now = Date.now, onProgress = () => {} } = options
  // Taken before anything is read: what changes while reading is read again.
  const from = await currentPosition(db)
  const counted = countWrites(engine)
  const views = new Map<string, ViewIndex>()
  let done = 0
  const waiting = directory.views.map((view) => {
    const index = new ViewIndex({ db, engine: counted.engine, view, settings: settingsOf(view), now })
    views.set(view.code, index)
    return index
  })
  const readNext = async () => {
    for (let index = waiting.shift(); index; index = waiting.shift()) {
      await index.rebuild({
        onProgress(count) {
          done += count
          onProgress(done)
        },
      })
    }
  }
  await Promise.all(Array.from({ length: READERS }, readNext))

  const pending = new PendingChanges({ views, log, findPosition: () => outbox.findPosition() })
  const reader: Reader = outbox.follow({
    from,
    topics: [catalogueChanged, stockChanged, reviewsChanged, redirectsChanged],
    onEvent: (event) => (event.topic === 'redirects-changed' ? counted.bump() : pending.add(event)),
  })
  const ticking = setInterval(() => pending.tick(), TICK_MS)
  ticking.unref()
  return {
    find: (code) => views.get(code) ?? null,
    version: () => (views.values().some(({ hasOldTaxes }) => hasOldTaxes) ? null : counted.version()),
    changeSettings() {
      counted.bump()
      for (const index of views.values())
        if (index.changeSettings(settingsOf(index.view))) pending.reprice(index.view.code)
    },
    findPosition: () => pending.position ?? outbox.findPosition(),
    async close() {
      clearInterval(ticking)
      await reader.close()
      await pending.close()
    },
  }
}
