import { clearingSteps, disconnect } from '@vonk/domain/cart'
import { mustSyncLoaded } from '@vonk/domain/merge'
import type { SyncTask } from '@vonk/domain/sync-tasks'
import type { CartLineView } from '../../cart/cart-line-view.ts'
import { blankDevice } from '../../device-state.ts'
import type { EngineParts } from '../engine-parts.ts'
import { noteAdded, noteEdited } from '../family/note-lines.ts'
import type { ApiAnswer } from '../tasks/api-answer.ts'
import type { TaskQueue } from '../tasks/task-queue.ts'
import type { Transmitter } from '../tasks/transmitter.ts'
import { authorizeCart, reapplyCoupon } from './authorize-cart.ts'
import { type CartAccess, createCartAccess, type SyncOutcome } from './cart-access.ts'
import { createCartCodes } from './cart-codes.ts'
import { applyStockAnswer, checkStock, recheckStock } from './check-stock.ts'
import { connectCart } from './connect-cart.ts'
import { createRuns } from './create-runs.ts'
import { syncCart } from './sync-cart.ts'
import { type LineEdit, quietly, type SyncRequest } from './sync-request.ts'

const byShopper: SyncRequest = { ...quietly, isAction: true }

export type CartEngine = ReturnType<typeof createCartEngine>

/** Keeps the cart of the device and the one of the server in step. */
export function createCartEngine(parts: EngineParts, api: Transmitter, tasks: TaskQueue) {
  const access = createCartAccess(parts, api)
  const runs = createRuns(access, (request) => bringInStep(access, request))
  const codes = createCartCodes(access, runs)

  return {
    ...codes,
    /** For the checkout, which works on the same cart and never beside a run. */
    access,
    runs,
    /** Resolves when the server has heard of it, or cannot be reached. */
    afterChange: () => runs.request(byShopper),
    afterAdd(added: readonly CartLineView[]) {
      noteAdded(parts, added)
      checkStock(access, tasks, added)
      return runs.request(byShopper)
    },
    afterEdit(edit: LineEdit) {
      noteEdited(parts, edit)
      checkStock(access, tasks, [edit.to])
      return runs.request({ ...byShopper, edits: [edit] })
    },
    /** A cart the device remembers from the last visit. */
    async load() {
      const { id: cartId, items, owner, heldBy } = access.cart()
      // It has become an order whose payment is open: the server may have spent it by now.
      if (heldBy !== null && cartId !== null) return
      const isSyncEnabled = parts.settings.synchronizeCart
      const isKept = mustSyncLoaded({ isSyncEnabled, cartId, lineCount: items.length })
      const isLoginOpen = owner !== 'customer' && parts.store.read().session.token !== null
      if (isKept || isLoginOpen) await runs.request(quietly)
    },
    reload: () => runs.request(quietly),
    authorize: () => runs.exclusive(() => authorizeCart(access)),
    async clear() {
      for (const step of clearingSteps({ sync: access.cart().id !== null })) {
        if (step === 'sync') await runs.request({ ...quietly, isForced: true })
        // What could not be told to the server yet still needs its id.
        if (step === 'disconnect' && access.cart().removed.length === 0) {
          access.change((cart) => ({ ...blankDevice.cart, ...disconnect(cart), ...withoutTotals, isLoaded: true }))
        }
      }
    },
    /** Whoever looks at the cart sees what can be had now. */
    recheckStock: () => recheckStock(access),
    onTask(event: string, answer: ApiAnswer, task: SyncTask) {
      if (event === 'cart/stockSync') applyStockAnswer(access, answer, task)
    },
  }
}

const withoutTotals = { platformTotals: null, platformTotalSegments: null, totalsOf: null, owner: null } as const

/** One run: a cart on the server where there is none yet, then both sides made equal. */
async function bringInStep(access: CartAccess, request: SyncRequest): Promise<SyncOutcome> {
  if (!access.settings.synchronizeCart || access.cart().isSyncOff) return 'done'
  if (!access.isOnline()) return 'later'
  const isLoggedIn = access.store.read().session.token !== null
  if (isLoggedIn && access.cart().owner !== 'customer') return authorizeCart(access)
  const outcome = access.cart().id === null ? await firstSync(access, request) : await syncCart(access, request)
  return outcome === 'later' ? outcome : reapplyCoupon(access)
}

async function firstSync(access: CartAccess, request: SyncRequest): Promise<SyncOutcome> {
  if (access.cart().items.length === 0) return 'done'
  const connected = await connectCart(access, { asGuest: false, mergeQty: false, guestCartId: null })
  if (connected.do !== 'connected') return connected.do === 'later' ? 'later' : 'done'
  // What the shopper has just put in goes out in any case.
  return syncCart(access, { ...request, isDryRun: connected.isDryRun && !request.isAction })
}
