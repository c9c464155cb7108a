import { createClient } from '@vonk/client'
import { logoutUser } from '@vonk/contract/calls'
import { type ClearedAtLogout, emptySession, type LogoutStep, logoutSteps } from '@vonk/domain/session'
import { blankDevice, type DeviceState } from '../../device-state.ts'
import { unsentLines } from '../cart/unsent-lines.ts'
import type { EngineParts } from '../engine-parts.ts'
import type { PriceEngine } from '../prices/create-price-engine.ts'
import type { TaskQueue } from '../tasks/task-queue.ts'

type Logout = {
  readonly isSilent: boolean
  readonly tasks: TaskQueue
  readonly prices: PriceEngine
  /** Nobody asked for it: what the shopper has just put in, and the server has not heard of, stays. */
  readonly keepsUnsent?: boolean
}

/** Ends the session: whoever uses the device next finds nothing. */
export function logOut(parts: EngineParts, logout: Logout): void {
  for (const step of logoutSteps(logout)) take(parts, step, logout)
}

function take(parts: EngineParts, step: LogoutStep, { tasks, prices, keepsUnsent = false }: Logout): void {
  if (step.do === 'end-session') endOnServer(parts)
  if (step.do === 'clear-cart') parts.store.change((state) => forgetEverything(state, keepsUnsent))
  if (step.do === 'refresh-prices') void prices.refresh()
  if (step.do === 'clear' && step.what === 'untransmitted-tasks') {
    tasks.clearUntransmitted()
    // Answers kept for later may be about the customer.
    void parts.results.clear()
  }
  if (step.do === 'clear') forgetKeys(parts, step.what)
  if (step.do !== 'notify') return
  const { message: code, actions } = step
  parts.emit({ name: 'notice', notice: { type: 'success', message: { code }, actions } })
}

/** In one change, so that no tab ever shows half a logout. */
function forgetEverything(state: DeviceState, keepsUnsent: boolean): DeviceState {
  const items = keepsUnsent ? unsentLines(state.cart) : []
  return { ...state, session: signedOut(state), wishlist: [], cart: { ...blankDevice.cart, items, isLoaded: true } }
}

export function signedOut({ session: { storeCode, startedAt } }: DeviceState): DeviceState['session'] {
  return { ...emptySession, storeCode, startedAt, isLocalDataLoaded: true }
}

/** What other parts of the shop keep for a customer. */
const keyPrefixes: Partial<Record<ClearedAtLogout, string>> = {
  user: 'shop/account/',
  compare: 'shop/compare/',
  'checkout-details': 'shop/checkout/',
  'order-history': 'shop/orders-history/',
  // Orders that wait are among them: whoever comes next must not send them.
  'untransmitted-tasks': 'shop/orders/',
}

function forgetKeys({ storage }: EngineParts, what: ClearedAtLogout): void {
  const prefix = keyPrefixes[what]
  if (!prefix) return
  for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key)
}

/** The server need not answer before the device forgets; without network the token ends by its age. */
function endOnServer(parts: EngineParts): void {
  const { token } = parts.store.read().session
  if (token === null) return
  const client = createClient({ fetch: parts.fetch, origin: parts.origin, token })
  client.call(logoutUser, {}, { isKeptAlive: true }).catch(() => {})
}
