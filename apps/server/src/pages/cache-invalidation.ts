import { pageTags } from '@vonk/domain/page-tags'
import { type AffectedTags, affects, effectsOf, findAffectedTags } from '@vonk/module'
import type { Database } from '@vonk/platform/db'
import {
  BEGINNING,
  comparePositions,
  currentPosition,
  type Outbox,
  type Position,
  type Reader,
  type StoredEvent,
} from '@vonk/platform/outbox'
import { type CacheMetrics, type ChangeLedger, type PageStore, pagesOutdated } from '@vonk/platform/output-cache'
import { shopModules } from '../modules/index.ts'

type InvalidationParts = {
  readonly db: Database
  readonly outbox: Outbox
  readonly store: PageStore
  readonly ledger: ChangeLedger
  readonly metrics: CacheMetrics
  /** Everything has changed, the addresses of the shop among it. */
  onEverything(): Promise<void>
}

/** Cached pages are outdated when one of their tags changes, in whatever process. */
export async function startCacheInvalidation(parts: InvalidationParts): Promise<Reader> {
  const { db, outbox, store, ledger, metrics, onEverything } = parts

  function forgetAll(): void {
    metrics.purged.inc(store.clear())
    void onEverything()
  }

  return outbox.watch({
    from: await currentPosition(db),
    async onEvents(events) {
      const at = latest(events)
      const affected = await findAffectedTags(db, effects, events)
      if (affected !== 'everything') {
        ledger.note(affected, at)
        const purged = store.purge(purgedViews(events), at)
        return metrics.purged.inc(purged + store.outdate(affected, { at, now: Date.now() }))
      }
      ledger.noteAll(at)
      forgetAll()
    },
    onRewind: forgetAll,
    onCaughtUp: (moment) => ledger.confirm(moment),
  })
}

function latest(events: readonly StoredEvent[]): Position {
  return events.reduce<Position>((last, event) => (comparePositions(last, event) < 0 ? event : last), BEGINNING)
}

/** What modules say of their events, and what those who run the shop want gone. */
const effects = [...effectsOf(shopModules), affects(pagesOutdated, (_, changes) => outdatedTags(changes))]

function outdatedTags(changes: readonly { readonly view: string | null }[]): AffectedTags {
  const views = changes.flatMap(({ view }) => view ?? [])
  return views.length < changes.length ? 'everything' : views.map((view) => pageTags.view(view))
}

/** Whoever runs the shop wants these pages gone, whatever else is away. */
function purgedViews(changes: readonly StoredEvent[]): readonly string[] {
  return changes.flatMap(({ topic, payload }) => {
    const outdated = topic === pagesOutdated.topic ? pagesOutdated.schema.safeParse(payload) : null
    return outdated?.data?.view ? [pageTags.view(outdated.data.view)] : []
  })
}
