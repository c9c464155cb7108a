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
import { findTouched, type PublishedChange, type Touched } from './find-touched.ts'

type FollowingParts = {
  readonly db: Database
  readonly outbox: Outbox
  readonly store: PageStore
  readonly ledger: ChangeLedger
  readonly metrics: CacheMetrics
  /** Everything has changed, the addresses of the shop among it. */
  onEverything(): Promise<void>
}

/** Cached pages are outdated when one of their tags changes, in whatever process. */
export async function followPageChanges(parts: FollowingParts): Promise<Reader> {
  const { db, outbox, store, ledger, metrics, onEverything } = parts

  function forgetAll(): void {
    metrics.purged.inc(store.clear())
    void onEverything()
  }

  return outbox.watch({
    from: await currentPosition(db),
    async onEvents(events) {
      const at = latest(events)
      const touched = merge(touchedHere(events), await findTouched(db, events))
      if (touched !== 'everything') {
        ledger.note(touched, at)
        const purged = store.purge(purgedViews(events), at)
        return metrics.purged.inc(purged + store.outdate(touched, { at, now: Date.now() }))
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

function merge(one: Touched, other: Touched): Touched {
  return one === 'everything' || other === 'everything' ? 'everything' : [...one, ...other]
}

/** What stories and those who run the shop have changed; everything, where an event cannot be read. */
function touchedHere(changes: readonly PublishedChange[]): Touched {
  return changes.reduce<Touched>((touched, { topic, payload }) => {
    if (topic === storyChanged.topic) return merge(touched, touchedByStories(payload))
    if (topic === pagesOutdated.topic) return merge(touched, touchedByOperators(payload))
    return touched
  }, [])
}

function touchedByStories(payload: unknown): Touched {
  const changed = storyChanged.schema.safeParse(payload)
  if (!changed.success) return 'everything'
  const { view, ids, slugs } = changed.data
  return [pageTags.stories(view), ...[...ids, ...slugs].map((key) => pageTags.story(key))]
}

function touchedByOperators(payload: unknown): Touched {
  const outdated = pagesOutdated.schema.safeParse(payload)
  const view = outdated.success ? outdated.data.view : null
  return view === null ? 'everything' : [pageTags.view(view)]
}

/** Whoever runs the shop wants these pages gone, whatever else is away. */
function purgedViews(changes: readonly PublishedChange[]): readonly string[] {
  const touched = changes.map(({ topic, payload }) =>
    topic === pagesOutdated.topic ? touchedByOperators(payload) : [],
  )
  return touched.flatMap((tags) => (tags === 'everything' ? [] : tags))
}
