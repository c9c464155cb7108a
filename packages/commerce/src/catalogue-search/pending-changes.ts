import type { Log } from '@vonk/platform/log'
import type { ReceivedEvent } from '@vonk/platform/outbox'
import type { catalogueChanged } from '../catalogue/index.ts'
import type { reviewsChanged } from '../reviews/index.ts'
import type { stockChanged } from '../stock/index.ts'
import type { ViewIndex } from './view-index.ts'

type Change = ReceivedEvent<typeof catalogueChanged | typeof stockChanged | typeof reviewsChanged>

type Parts = {
  readonly views: ReadonlyMap<string, ViewIndex>
  readonly log: Log
  /** How long changes are collected before they are read in one go. */
  readonly gatherMs?: number
  readonly retryMs?: number
}

type ViewChanges = { products: Set<number>; isRebuilt: boolean; hasCategories: boolean }

/** Collects changes for a moment, so that a busy hour is a few large reads instead of thousands of small ones. */
export function createPendingChanges({ views, log, gatherMs = 100, retryMs = 1000 }: Parts) {
  let byView = new Map<string, ViewChanges>()
  let skus = new Set<string>()
  let reviews = new Set<number>()
  let isTickDue = false
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()
  let isClosed = false

  function changesOf(view: string): ViewChanges {
    const known = byView.get(view)
    if (known) return known
    const fresh = { products: new Set<number>(), isRebuilt: false, hasCategories: false }
    byView.set(view, fresh)
    return fresh
  }

  function schedule(delay: number): void {
    if (isClosed || timer) return
    timer = setTimeout(() => {
      timer = null
      running = running.then(flush)
    }, delay)
  }

  async function flush(): Promise<void> {
    const taken = { byView, skus, reviews, isTickDue }
    byView = new Map()
    skus = new Set()
    reviews = new Set()
    isTickDue = false
    try {
      for (const [code, index] of views) await apply(index, { ...taken, changes: taken.byView.get(code) })
    } catch (err) {
      log.warn({ err }, 'the search index could not follow a change: trying again')
      putBack(taken)
      schedule(retryMs)
    }
  }

  function putBack(taken: {
    byView: Map<string, ViewChanges>
    skus: Set<string>
    reviews: Set<number>
    isTickDue: boolean
  }) {
    for (const [code, { products, isRebuilt, hasCategories }] of taken.byView) {
      const changes = changesOf(code)
      for (const id of products) changes.products.add(id)
      changes.isRebuilt ||= isRebuilt
      changes.hasCategories ||= hasCategories
    }
    for (const sku of taken.skus) skus.add(sku)
    for (const id of taken.reviews) reviews.add(id)
    isTickDue ||= taken.isTickDue
  }

  return {
    add(event: Change): void {
      if (event.topic === 'stock-changed') for (const sku of event.payload.skus) skus.add(sku)
      else if (event.topic === 'reviews-changed') for (const id of event.payload.ids) reviews.add(id)
      else note(changesOf(event.payload.view), event.payload)
      schedule(gatherMs)
    },

    /** Looks whether the clock has changed a price. */
    tick(): void {
      isTickDue = true
      schedule(gatherMs)
    },

    async close(): Promise<void> {
      isClosed = true
      if (timer) clearTimeout(timer)
      await running
    },
  }
}

type CatalogueChange = ReceivedEvent<typeof catalogueChanged>['payload']

function note(changes: ViewChanges, { entity, ids }: CatalogueChange): void {
  if (entity === 'product') for (const id of ids) changes.products.add(id)
  else if (entity === 'category') changes.hasCategories = true
  // Tax rules and attributes are part of how every product is priced and found.
  else changes.isRebuilt = true
}

type Taken = {
  readonly changes: ViewChanges | undefined
  readonly skus: ReadonlySet<string>
  readonly reviews: ReadonlySet<number>
  readonly isTickDue: boolean
}

async function apply(index: ViewIndex, { changes, skus, reviews, isTickDue }: Taken): Promise<void> {
  if (changes?.isRebuilt) await index.rebuild()
  else {
    if (changes?.hasCategories) await index.changeCategories()
    if (changes && changes.products.size > 0) await index.changeProducts([...changes.products])
    if (skus.size > 0) await index.changeSkus([...skus])
    if (isTickDue) await index.changeDuePrices()
  }
  if (reviews.size > 0) await index.changeReviews([...reviews])
}
