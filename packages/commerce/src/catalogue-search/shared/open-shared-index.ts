import { holdLock } from '@vonk/platform/db'
import { ServiceUnavailable } from '@vonk/platform/http'
import { currentPosition, type FollowingReader } from '@vonk/platform/outbox'
import type { SharedIndex } from '@vonk/search/port'
import { catalogueChanged, redirectsChanged } from '../../catalogue/index.ts'
import { addViews, type CatalogueIndex, type CatalogueIndexOptions, createViews } from '../indexing/catalogue-index.ts'
import { withDeadline } from '../querying/with-deadline.ts'
import { writeIndexes } from './index-writer.ts'
import { SharedViews } from './shared-views.ts'
import { StateWatch } from './state-watch.ts'
import { earliest } from './view-state.ts'

export type SharedCatalogueOptions = CatalogueIndexOptions & {
  readonly shared: SharedIndex
  /** The address of the database, for a connection of its own. */
  readonly url: string
}

/** How long a visitor waits for an index that is being built. */
const READING_MS = 10_000

/** The words of a large catalogue take longer to read than a shopper waits for a search: so long the shop opens later for them. */
const OPENING_MS = 15_000

/** The catalogue in an index that all processes ask; whoever holds the lock writes it, and this process holds none of it. */
export async function openSharedCatalogueIndex(options: SharedCatalogueOptions): Promise<CatalogueIndex> {
  const { db, url, outbox, settingsOf, log, shared } = options
  const views = createViews(options)
  const sharedViews = new SharedViews(views)
  let changeWritten: (() => void) | null = null
  const onWriting = (change: typeof changeWritten) => {
    changeWritten = change
  }

  const watch = new StateWatch({
    shared,
    views: () => [...views.keys()],
    onChange: (states) => sharedViews.adopt(states),
  })
  const following: FollowingReader = outbox.follow({
    from: await currentPosition(db),
    topics: [catalogueChanged, redirectsChanged],
    onEvent: (event) => sharedViews.hear(event, following.position),
    onRewind: () => sharedViews.rewind(),
  })
  const work = (signal: AbortSignal) => writeIndexes({ ...options, onWriting }, signal)
  const lock = holdLock({ url, name: `vonk-search-writer ${shared.name}`, log, work })
  shared.onWords(() => sharedViews.noteWords())
  const onFailure = (err: unknown) => log.warn({ err }, 'words of the catalogue are read when they are needed')
  await withDeadline(readWords(shared, { watch, onFailure }), { patienceMs: OPENING_MS, onFailure })

  return {
    find: (code) => views.get(code) ?? null,
    isRead: (code) => watch.states.has(code),
    whenRead: (code) => whenRead(code, watch),
    whenAllRead: () => watch.untilAllRead(),
    version: () => sharedViews.version,
    changeSettings() {
      addViews(views, options)
      sharedViews.changeSettings(settingsOf)
      changeWritten?.()
    },
    findPosition: () => earliest(watch.states.values().map(({ position }) => position)),
    async close() {
      await lock.close()
      await following.close()
      await watch.close()
    },
  }
}

type Words = { readonly watch: StateWatch; onFailure(error: unknown): void }

/** Of the views that can be searched now. */
async function readWords(shared: SharedIndex, { watch, onFailure }: Words): Promise<void> {
  await watch.next()
  for (const index of watch.states.keys()) await shared.readWords({ index, entity: 'product' }).catch(onFailure)
}

/** Rejects when the index cannot be asked, or nobody has filled it in good time. */
async function whenRead(code: string, watch: StateWatch): Promise<void> {
  const deadline = performance.now() + READING_MS
  while (!watch.states.has(code)) {
    if (performance.now() > deadline) throw new ServiceUnavailable(`the index of ${code} has not been built yet`)
    await watch.next().catch((cause: unknown) => {
      throw new ServiceUnavailable('the search index cannot be asked', { cause })
    })
  }
}
