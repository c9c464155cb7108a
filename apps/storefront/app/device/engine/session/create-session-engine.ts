import type { CallInput } from '@vonk/client'
import { createUser, loginUser, loginWithPasskey } from '@vonk/contract/calls'
import { err, ok, type Result } from '@vonk/domain/result'
import { afterLogin, type LoginStep, loginSteps, startSession } from '@vonk/domain/session'
import type { NewAccount, SessionRefused } from '../../outcomes.ts'
import type { CartEngine } from '../cart/create-cart-engine.ts'
import type { EngineParts } from '../engine-parts.ts'
import type { PriceEngine } from '../prices/create-price-engine.ts'
import { type AnswerTo, type ApiAnswer, sentenceOf } from '../tasks/api-answer.ts'
import type { TaskQueue } from '../tasks/task-queue.ts'
import type { Transmitter } from '../tasks/transmitter.ts'
import type { WishlistEngine } from '../wishlist/create-wishlist-engine.ts'
import { loadOrderHistory } from './load-order-history.ts'
import { loadProfile } from './load-profile.ts'
import { logOut, signedOut } from './log-out.ts'

export type SessionEngine = ReturnType<typeof createSessionEngine>

type Services = {
  readonly api: Transmitter
  readonly tasks: TaskQueue
  readonly cart: CartEngine
  readonly wishlist: WishlistEngine
  readonly prices: PriceEngine
}
type Credential = CallInput<typeof loginWithPasskey>['credential']
type LoginAnswer = AnswerTo<typeof loginUser>
type Credentials = { readonly email: string; readonly password: string }

/** Who is logged in on this device, from the start of a visit to the logout. */
export function createSessionEngine(parts: EngineParts, services: Services) {
  const { api } = services

  async function logIn({ email, password }: Credentials): Promise<Result<true, SessionRefused>> {
    for (const step of loginSteps) await take(parts, services, step)
    return enter(await api.call(loginUser, { username: email, password }))
  }

  async function enter(answer: LoginAnswer): Promise<Result<true, SessionRefused>> {
    const code = answer.isUnreachable ? null : Number(answer.code)
    const { result: token, meta } = answer.isOk ? answer.value : noTokens
    for (const step of afterLogin({ code, token, ...meta })) await take(parts, services, step)
    // Nobody waits for it.
    if (token !== null) void services.wishlist.merge()
    return token === null ? err(refusalOf(answer)) : ok(true)
  }

  return {
    logIn,
    async logInWithPasskey(credential: Credential): Promise<Result<true, SessionRefused>> {
      for (const step of loginSteps) await take(parts, services, step)
      return enter(await api.call(loginWithPasskey, { credential }))
    },
    async register(account: NewAccount): Promise<Result<true, SessionRefused>> {
      const { email, firstName, middleName = '', lastName, password } = account
      const customer = { email, firstname: firstName, middlename: middleName, lastname: lastName }
      const answer = await api.call(createUser, { customer, password })
      return answer.isOk ? logIn({ email, password }) : err(refusalOf(answer))
    },
    async logOut({ isSilent }: { readonly isSilent: boolean }): Promise<void> {
      logOut(parts, { ...services, isSilent })
    },
    /** The server has ended the session. */
    async end(): Promise<void> {
      logOut(parts, { ...services, isSilent: true, keepsUnsent: true })
      // What is left is a guest's from now on; nobody waits for it.
      void services.cart.reload()
    },
    start: () => start(parts, api),
  }
}

const noTokens = { result: null, meta: { refreshToken: null } }

/** A visit begins with what the device remembers. */
async function start(parts: EngineParts, api: Transmitter): Promise<void> {
  const { token, refreshToken, profile: user, groupToken, selectedChild } = parts.store.read().session
  const place = { storeCode: parts.place.storeCode, now: parts.now() }
  const { session, steps } = startSession({ token, refreshToken, user }, place)
  parts.store.change((state) => ({ ...state, session: { ...session, groupToken, selectedChild } }))
  if (steps.includes('signal-non-authorized')) parts.emit({ name: 'not-authorized' })
  if (steps.includes('refresh-profile')) await loadProfile(parts, api)
  // Nobody waits for it.
  if (steps.includes('refresh-order-history')) void loadOrderHistory(parts, api)
}

async function take(parts: EngineParts, { api, cart, prices }: Services, step: LoginStep): Promise<void> {
  switch (step.do) {
    case 'store-tokens': {
      const { token, refreshToken } = step
      return parts.store.change((state) => ({ ...state, session: { ...state.session, token, refreshToken } }))
    }
    case 'load-profile':
      return loadProfile(parts, api)
    case 'authorize-cart':
      return cart.authorize()
    case 'refresh-prices':
      // Nobody waits for it.
      return void prices.refresh()
    case 'clear-user':
      return parts.store.change((state) => ({ ...state, session: signedOut(state) }))
    case 'clear-invalidation':
      return api.forgetRefusals()
  }
}

function refusalOf(answer: ApiAnswer): SessionRefused {
  if (answer.isUnreachable) return { code: 'unreachable', text: null }
  return { code: answer.refusal ?? String(answer.code), text: sentenceOf(answer) }
}
