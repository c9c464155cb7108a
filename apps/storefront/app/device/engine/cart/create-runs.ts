import type { CartAccess, SyncOutcome } from './cart-access.ts'
import { quietly, type SyncRequest } from './sync-request.ts'

export type Runs = {
  /** Asks for a run; requests that come while one is under way share the next. */
  request(asked: SyncRequest): Promise<void>
  /** Other work on the cart's server side, never beside a run: in this tab or another. */
  exclusive(work: () => Promise<SyncOutcome>): Promise<void>
}

const retryMs = [2000, 5000, 15_000, 60_000]

/** One transmission at a time per cart; where nobody answers it is tried again, a few times and ever more slowly. */
export function createRuns(access: CartAccess, run: (request: SyncRequest) => Promise<SyncOutcome>): Runs {
  const { next } = access
  let draining: Promise<void> | null = null
  let failures = 0
  let inProgress = 0

  async function hold(work: () => Promise<SyncOutcome>): Promise<SyncOutcome> {
    inProgress += 1
    show(inProgress > 0)
    try {
      return await access.locks.hold('shop/cart', async () => {
        // What other tabs have written while this one waited.
        access.store.change((state) => state)
        return work()
      })
    } finally {
      inProgress -= 1
      show(inProgress > 0)
    }
  }

  function show(isSyncing: boolean) {
    access.store.change((state) => (state.isSyncing === isSyncing ? state : { ...state, isSyncing }))
  }

  async function drain(): Promise<void> {
    try {
      while (next.request) {
        const { request } = next
        next.request = null
        if ((await hold(() => run(request))) === 'later') return retryLater()
        failures = 0
      }
    } finally {
      draining = null
    }
  }

  function retryLater() {
    const delay = retryMs[failures]
    failures += 1
    // Offline there is nothing to try; coming online asks again.
    if (delay === undefined || !access.isOnline()) return
    void access.wait(delay).then(() => request(quietly))
  }

  function request(asked: SyncRequest): Promise<void> {
    next.request = next.request ? join(next.request, asked) : asked
    draining ??= drain()
    return draining
  }

  return {
    request,
    async exclusive(work) {
      if ((await hold(work)) === 'later') retryLater()
    },
  }
}

function join(one: SyncRequest, other: SyncRequest): SyncRequest {
  return {
    isAction: one.isAction || other.isAction,
    isForced: one.isForced || other.isForced,
    isDryRun: false,
    edits: [...one.edits, ...other.edits],
  }
}
