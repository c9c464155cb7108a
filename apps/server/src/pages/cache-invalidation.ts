import { storyChanged } from '@vonk/content/stories'
import { pageTags } from '@vonk/domain/page-tags'
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
import { type AffectedTags, findAffectedTags, type PublishedChange } from './find-affected-tags.ts'

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
      const affected = merge(affectedByContent(events), await findAffectedTags(db, events))
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

function merge(one: AffectedTags, other: AffectedTags): AffectedTags {
  return one === 'everything' || other === 'everything' ? 'everything' : [...one, ...other]
}

/** What stories and those who run the shop have changed; everything, where an event cannot be read. */
function affectedByContent(changes: readonly PublishedChange[]): AffectedTags {
  return changes.reduce<AffectedTags>((affected, { topic, payload }) => {
    if (topic === storyChanged.topic) return merge(affected, affectedByStories(payload))
    if (topic === pagesOutdated.topic) return merge(affected, affectedByOperators(payload))
    return affected
  }, [])
}

function affectedByStories(payload: unknown): AffectedTags {
  const changed = storyChanged.schema.safeParse(payload)
  if (!changed.success) return 'everything'
  const { view, ids, slugs } = changed.data
  return [pageTags.stories(view), ...[...ids, ...slugs].map((key) => pageTags.story(key))]
}

function affectedByOperators(payload: unknown): AffectedTags {
  const outdated = pagesOutdated.schema.safeParse(payload)
  const view = outdated.success ? outdated.data.view : null
  return view === null ? 'everything' : [pageTags.view(view)]
}

/** Whoever runs the shop wants these pages gone, whatever else is away. */
function purgedViews(changes: readonly PublishedChange[]): readonly string[] {
  const affected = changes.map(({ topic, payload }) =>
    topic === pagesOutdated.topic ? affectedByOperators(payload) : [],
  )
  return affected.flatMap((tags) => (tags === 'everything' ? [] : tags))
}
