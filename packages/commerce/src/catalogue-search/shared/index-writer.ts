import { setTimeout as pause } from 'node:timers/promises'
import { comparePositions, currentPosition, type FollowingReader, type Position } from '@vonk/platform/outbox'
import type { SharedIndex } from '@vonk/search/port'
import { catalogueChanged } from '../../catalogue/index.ts'
import { reviewsChanged } from '../../reviews/index.ts'
import { stockChanged } from '../../stock/index.ts'
import { type CatalogueIndexOptions, createViews } from '../indexing/catalogue-index.ts'
import { PendingChanges } from '../indexing/pending-changes.ts'
import type { ViewIndex } from '../indexing/view-index.ts'
import { ViewReader } from '../indexing/view-reader.ts'
import { earliest, readViewState, type ViewState, writeViewState } from './view-state.ts'

export type WriterOptions = CatalogueIndexOptions & {
  readonly shared: SharedIndex
  /** Is handed what has to be called when views were configured; null when nobody writes any more. */
  onWriting(changeSettings: (() => void) | null): void
}

/** How often prices that begin or end by the clock are looked for, and how far the index has come is stored. */
const TICK_MS = 1_000
/** Short, because whatever comes while the cluster takes a change is collected anyway. */
const BATCH_MS = 20
/** Events are kept for weeks; what has not been followed for days is read again. */
const OLDEST_MS = 3 * 24 * 60 * 60 * 1_000

/**
 * Writes the indexes of all views and keeps them in step with the database until the signal, or until there is a view more:
 * whoever takes over begins with it. Resolves when it has stopped.
 */
export async function writeIndexes(options: WriterOptions, signal: AbortSignal): Promise<void> {
  const { db, outbox, shared, log, settingsOf, directory } = options
  await shared.takeOver()
  const now = options.now ?? Date.now
  // Taken before anything is read: what changes while reading is read again.
  const begun = await currentPosition(db)
  const views = createViews({ ...options, engine: shared.engine })
  const found = await findStates(shared, [...views.keys()], { now: now(), begun })
  log.info({ rebuilt: [...views.keys()].filter((code) => !found.has(code)) }, 'this process writes the search index')
  const reading = readAll(views, { options, found, begun, now })
  const from = earliest([begun, ...[...found.values()].map(({ position }) => position)]) ?? begun
  let following: FollowingReader | null = null

  const saveDifferent = savingDifferent(shared, now)
  const save = asOne(async () => {
    const position = earliest(pending.flatMap((changes) => changes.position ?? [])) ?? following?.position ?? from
    // What is still being read, or waits for its new prices, has not come that far.
    const done = [...views].filter(([code, view]) => reading.isRead(code) && !view.hasOldTaxes)
    await saveDifferent(new Map(done.map(([code, view]) => [code, { ...view.indexed, position }])))
  })

  const pending = inGroups(views).map(
    (group) =>
      new PendingChanges({
        views: group,
        log,
        findPosition: () => following?.position ?? from,
        restsPerWork: 0,
        batchMs: BATCH_MS,
        after: reading.done,
        onApplied: save,
      }),
  )
  const all = (act: (changes: PendingChanges) => void) => pending.forEach(act)
  following = outbox.follow({
    from,
    topics: [catalogueChanged, stockChanged, reviewsChanged],
    onEvent: (event) => all((changes) => changes.add(event)),
    onRewind: () => all((changes) => changes.rebuild()),
  })
  options.onWriting(() => {
    for (const index of views.values()) {
      if (index.changeSettings(settingsOf(index.view))) all((changes) => changes.reprice(index.view.code))
    }
  })
  // An index that is still being built for the first time does not serve yet.
  const isExpected = (code: string) => found.has(code) || reading.isRead(code)
  const findLost = () => shared.findMissing([...views.keys()].filter(isExpected)).catch(() => [])
  const isComplete = () => directory.views.every(({ code }) => views.has(code))
  const lost = await tickWhileComplete({ tick: () => all((changes) => changes.tick()), isComplete, findLost }, signal)
  options.onWriting(null)
  await following.close()
  await reading.close()
  await Promise.all(pending.map((changes) => changes.close()))
  // Somebody has deleted it: all is begun again, and what is missing is built.
  if (lost.length > 0) throw new Error(`the index of ${lost.join(', ')} is gone`)
}

type Ticking = { tick(): void; isComplete(): boolean; findLost(): Promise<readonly string[]> }

/** Until the signal, until there is another view, or until some indexes are gone; answers whose. */
async function tickWhileComplete(
  { tick, isComplete, findLost }: Ticking,
  signal: AbortSignal,
): Promise<readonly string[]> {
  let lost: readonly string[] = []
  while (!signal.aborted && isComplete() && lost.length === 0) {
    tick()
    await pause(TICK_MS, null, { signal }).catch(() => {})
    lost = await findLost()
  }
  return lost
}

/** Whoever calls while the work is done is served by the next time, together with all who call until then. */
function asOne(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const run = () => {
    next = null
    running = work().finally(() => {
      running = null
    })
    return running
  }
  return () => {
    if (next) return next
    if (!running) return run()
    next = running.then(run, run)
    return next
  }
}

type UnsavedState = Omit<ViewState, 'savedAt'>

/** Stores the states that differ from what was stored last: most seconds change nothing. */
function savingDifferent(shared: SharedIndex, now: () => number) {
  const saved = new Map<string, string>()
  return async (states: ReadonlyMap<string, UnsavedState>) => {
    const written = [...states].map(([code, state]) => [code, writeViewState({ ...state, savedAt: 0 })] as const)
    const different = written.filter(([code, state]) => saved.get(code) !== JSON.stringify(state))
    if (different.length === 0) return
    const savedAt = now()
    await shared.saveStates(new Map(different.map(([code, state]) => [code, { ...state, savedAt }])))
    for (const [code, state] of different) saved.set(code, JSON.stringify(state))
  }
}

type Views = ReadonlyMap<string, ViewIndex>

/** Most of the time is spent waiting for the cluster; more at once would leave shoppers too few connections to the database. */
const AT_ONCE = 4

/** Neighbours, which share their products, in different ones. */
function inGroups(views: Views): Views[] {
  const groups = Map.groupBy([...views].entries(), ([place]) => place % AT_ONCE)
  return [...groups.values()].map((group) => new Map(group.map(([, view]) => view)))
}

type States = ReadonlyMap<string, ViewState>

/** The views whose index can be gone on with. */
async function findStates(shared: SharedIndex, views: readonly string[], moment: Moment): Promise<States> {
  const stored = await shared.loadStates(views)
  const missing = await shared.findMissing(views)
  return new Map(
    [...stored].flatMap(([view, { value, isCurrent }]) => {
      const state = isCurrent && !missing.includes(view) ? readViewState(value) : null
      return state && isUsable(state, moment) ? [[view, state]] : []
    }),
  )
}

type Moment = { readonly now: number; readonly begun: Position }

/** A database that has not come as far as the index is a replica that took over without the last commits. */
function isUsable({ savedAt, position }: ViewState, { now, begun }: Moment): boolean {
  return now - savedAt < OLDEST_MS && comparePositions(position, begun) <= 0
}

type Beginning = {
  readonly options: WriterOptions
  readonly found: States
  readonly begun: Position
  readonly now: () => number
}

/** Views that are current are gone on with, all others are built beside what serves. */
function readAll(views: Views, { options: { shared, log }, found, begun, now }: Beginning): ViewReader {
  return new ViewReader({
    views: views.keys(),
    async read(code, between) {
      const view = views.get(code)
      const state = found.get(code)
      if (!view) return
      if (state) return view.resume(state, { between })
      await shared.beginRebuild(code)
      await view.rebuild({ between })
      await shared.endRebuild(code, stored(view, begun, now()), { entity: 'product', query: view.firstList })
    },
    onFailure: (err) => log.warn({ err }, 'a view could not be read: trying again'),
  })
}

function stored(view: ViewIndex, position: Position, savedAt: number): unknown {
  return writeViewState({ ...view.indexed, position, savedAt })
}
