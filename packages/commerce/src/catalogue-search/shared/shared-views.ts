import { comparePositions, type Position, type ReceivedEvent } from '@vonk/platform/outbox'
import type { catalogueChanged, redirectsChanged } from '../../catalogue/index.ts'
import type { CatalogueIndexOptions } from '../indexing/catalogue-index.ts'
import { settingsKey } from '../indexing/indexed-view.ts'
import type { ViewIndex } from '../indexing/view-index.ts'
import type { ViewState } from './view-state.ts'

type Change = ReceivedEvent<typeof catalogueChanged | typeof redirectsChanged>

/** What a process knows of views whose index somebody else writes. */
export class SharedViews {
  readonly views: ReadonlyMap<string, ViewIndex>
  private changes = 0
  private lastSeen = ''
  /** Where in the outbox the taxes of a view have changed last. */
  private readonly taxesSince = new Map<string, Position>()

  constructor(views: ReadonlyMap<string, ViewIndex>) {
    this.views = views
  }

  /** Another number whenever something else may be found; null while prices are of yesterday. */
  get version(): number | null {
    return this.views.values().some(({ hasOldTaxes }) => hasOldTaxes) ? null : this.changes
  }

  /** The index has come so far. */
  adopt(states: ReadonlyMap<string, ViewState>): void {
    for (const [code, state] of states) this.adoptView(code, state)
    const positions = [...states.values()].map(({ position: { transactionOrder, id } }) => `${transactionOrder} ${id}`)
    if (positions.join() !== this.lastSeen) this.changes += 1
    this.lastSeen = positions.join()
  }

  /** Texts may find something else. */
  noteWords(): void {
    this.changes += 1
  }

  /** What was heard of may never have happened. */
  rewind(): void {
    this.changes += 1
    this.taxesSince.clear()
    for (const view of this.views.values()) view.forgetContext()
  }

  /** `after` is the position before the event. */
  hear(event: Change, after: Position): void {
    this.changes += 1
    if (event.topic === 'redirects-changed') return
    const view = this.views.get(event.payload.view)
    if (event.payload.entity === 'attribute') view?.forgetContext()
    if (event.payload.entity !== 'taxrule') return
    view?.noteTaxes()
    this.taxesSince.set(event.payload.view, after)
  }

  changeSettings(settingsOf: CatalogueIndexOptions['settingsOf']): void {
    this.changes += 1
    for (const index of this.views.values()) index.changeSettings(settingsOf(index.view))
  }

  private adoptView(code: string, state: ViewState): void {
    const view = this.views.get(code)
    if (!view) return
    view.adopt(state)
    const since = this.taxesSince.get(code)
    const hasTaxes = since === undefined || comparePositions(state.position, since) > 0
    // Whoever has come this far, by these settings, has priced all products again.
    if (hasTaxes && settingsKey(view.settings) === state.settings) view.settleTaxes()
  }
}
