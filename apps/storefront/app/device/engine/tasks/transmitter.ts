import { type CallInput, writeTask } from '@vonk/client'
import type { Call } from '@vonk/contract/calls'
import {
  createTask,
  decideTransmission,
  expandTaskUrl,
  failureNotification,
  noRefresh,
  onAuthorized,
  onRefreshAnswered,
  onUnauthorized,
  REFRESH_FAILED,
  type RefreshLock,
  type RefreshOutcome,
  type SessionEffect,
  type SyncTask,
  type TokenRefresh,
} from '@vonk/domain/sync-tasks'
import type { EngineParts } from '../engine-parts.ts'
import { refreshTokens } from '../session/refresh-tokens.ts'
import { type AnswerTo, type ApiAnswer, answerTo, noAnswer, refusedWith, toApiAnswer } from './api-answer.ts'

export type TaskOptions = {
  /** The shopper hears of a refusal where this is false. */
  readonly isSilent?: boolean
  /** In nobody's name, whoever is logged in. */
  readonly asGuest?: boolean
  /** Under which the server acts once, however often the call is made; each call has one of its own otherwise. */
  readonly idempotencyKey?: string | undefined
  readonly isResultCacheable?: boolean
  readonly callbackEvent?: string
}

export type Transmitter = {
  /** Makes a call now; a refused token is renewed on the way. */
  call<C extends Call>(call: C, input: CallInput<C>, options?: TaskOptions): Promise<AnswerTo<C>>
  transmit(task: SyncTask): Promise<ApiAnswer>
  /** A new login starts with a free lock. */
  forgetRefusals(): void
}

type Reactions = {
  /** The session is over, or the shopper must hear about it. */
  endSession(effects: readonly SessionEffect[]): Promise<void>
  /** A call needs a cart where there is none. */
  recreateCart(): void
}

/** Sends tasks to the API by the rules of the queue: placeholders, the lock of the token, and what is said aloud. */
export function createTransmitter(parts: EngineParts, reactions: Reactions): Transmitter {
  const { store, settings } = parts
  let refresh: TokenRefresh = noRefresh

  async function transmit(task: SyncTask, isRepeated = false): Promise<ApiAnswer> {
    const token = task.url.includes('{{token}}') ? store.read().session.token : null
    // The session has ended meanwhile: what the customer asked for is not asked again in a stranger's name.
    if (isRepeated && token === null) return refusedWith(401, REFRESH_FAILED)
    const decision = decideTransmission({ lock: refresh.lock, hasToken: token !== null }, settings)
    if (decision.do === 'abort') return refusedWith(decision.code, decision.message)
    if (decision.do === 'retry') await parts.wait(decision.afterMs)
    const answer = decision.do === 'transmit' ? await attempt(task, token) : null
    return answer ?? transmit(task, token !== null)
  }

  /** Null when it is to be tried again with another token. */
  async function attempt(task: SyncTask, token: string | null): Promise<ApiAnswer | null> {
    const identity = { token, cartId: store.read().cart.id, tokenInHeader: settings.tokenInHeader }
    const target = expandTaskUrl(task.url, identity)
    if (!target.ok) return refuseWithoutCart(parts, reactions, target.refusal)
    const answer = await send(parts, task, target.value)
    if (answer.code !== 401 || token === null) return finish(task, answer, token)
    const outcome = await renew(token)
    if (outcome === 'renewed') return null
    return outcome === 'unreachable' ? noAnswer : finish(task, refusedWith(401, REFRESH_FAILED), token)
  }

  async function renew(refusedToken: string): Promise<RefreshOutcome> {
    if (store.read().session.token !== refusedToken) return 'renewed'
    const isBusy = settings.autoRefreshTokens && refresh.lock > 0
    const step = onUnauthorized(refresh, settings)
    refresh = step.refresh
    if (isBusy) return 'renewed'
    if (!step.effects.some((effect) => effect.do === 'refresh-token')) {
      await reactions.endSession(step.effects)
      return 'refused'
    }
    const outcome = await refreshTokens(parts, refusedToken)
    const answered = onRefreshAnswered(refresh, outcome)
    refresh = answered.refresh
    await reactions.endSession(answered.effects)
    return outcome
  }

  function finish(task: SyncTask, answer: ApiAnswer, token: string | null): ApiAnswer {
    if (answer.code === 200 && token !== null) refresh = onAuthorized(refresh)
    tell(parts, { task, answer, lock: refresh.lock })
    return answer
  }

  return {
    transmit: (task) => transmit(task),
    call: async (call, input, options) =>
      answerTo(call, await transmit(toTask(parts, writeTask(call, input, options), options))),
    forgetRefusals() {
      refresh = noRefresh
    },
  }
}

/** A call as a task of its own; its id keeps a repetition from acting twice. */
export function toTask(
  { newId, now }: Pick<EngineParts, 'newId' | 'now'>,
  request: Pick<SyncTask, 'url' | 'payload'>,
  { isSilent = true, isResultCacheable = false, callbackEvent, idempotencyKey }: TaskOptions = {},
): SyncTask {
  const id = idempotencyKey ?? newId()
  return createTask({ id, ...request, isSilent, isResultCacheable, callbackEvent: callbackEvent ?? null, now: now() })
}

type CartMissing = { readonly code: string; readonly message: string }

function refuseWithoutCart(
  { log }: EngineParts,
  { recreateCart }: Reactions,
  { code, message }: CartMissing,
): ApiAnswer {
  log(message)
  recreateCart()
  return refusedWith(code, message)
}

type Finished = { readonly task: SyncTask; readonly answer: ApiAnswer; readonly lock: RefreshLock }

/** The shopper hears what the server would not do, the log what could not be read. */
function tell(parts: EngineParts, { task, answer, lock }: Finished): void {
  const isUnreadable = answer.code === 'bad-content-type' || answer.code === 'wrong-format'
  if (isUnreadable) parts.log(String(answer.result))
  const told = isUnreadable ? null : failureNotification({ task, answer, lock, pathname: parts.pathname() })
  if (!told) return
  const { refusal, facts } = answer
  const message = { code: 'server-refusal', refusal, facts, text: told.message } as const
  parts.emit({ name: 'notice', notice: { ...told, message } })
}

type Target = { readonly url: string; readonly bearerToken: string | null }

const patienceMs = 20_000

async function send(parts: EngineParts, task: SyncTask, { url, bearerToken }: Target): Promise<ApiAnswer> {
  const { method, headers, body } = task.payload
  const request = new Request(parts.origin + url, {
    method,
    body,
    signal: AbortSignal.timeout(patienceMs),
    headers: {
      accept: 'application/json',
      ...headers,
      'idempotency-key': task.id,
      ...(parts.place.storeCode && { 'x-vs-store-code': parts.place.storeCode }),
      ...(bearerToken && { authorization: `Bearer ${bearerToken}` }),
    },
  })
  const answer = await ask(parts, request)
  // A number is a code of the shop, also where it is in trouble.
  if (typeof answer.code !== 'number') parts.emit({ name: 'unreachable' })
  return answer
}

async function ask(parts: EngineParts, request: Request): Promise<ApiAnswer> {
  try {
    const response = await parts.fetch(request)
    const contentType = response.headers.get('content-type')
    const json: unknown = await response.json().catch(() => null)
    return toApiAnswer({ contentType, body: json, isOk: response.ok })
  } catch {
    return noAnswer
  }
}
