import {
  CallFailed,
  type CallInput,
  type CallOptions,
  type CallResult,
  type Client,
  type ReceivedRefusal,
} from '@vonk/client'
import type { StaffSession } from '@vonk/contract'
import { type Call, logInStaff, logOutStaff, readStaffMember } from '@vonk/contract/calls'
import { err, type Result } from '@vonk/domain/result'

/** Nobody answered, or with what nobody expected. */
type NoAnswer = { readonly code: 'offline' | 'failed' }
export type Answer<C extends Call> = Result<CallResult<C>, ReceivedRefusal<C> | NoAnswer>

export type DeskSession = {
  /** `left` after a log-out, `expired` while somebody has to log in again to go on. */
  readonly status: 'asking' | 'unknown' | 'out' | 'left' | 'in' | 'expired'
  readonly member: StaffSession | null
}

export type Api = ReturnType<typeof createApi>

/**
 * The calls of the desk. One that is refused because the session has ended waits until somebody has logged in again and is
 * then made once more: nobody has to type anything twice.
 */
export function createApi(client: Client) {
  let session: DeskSession = { status: 'asking', member: null }
  const listeners = new Set<() => void>()

  function enter(next: DeskSession): void {
    session = next
    for (const listener of [...listeners]) listener()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  function untilLoggedIn(): Promise<void> {
    if (session.status === 'in') enter({ ...session, status: 'expired' })
    return new Promise((resolve) => {
      const stop = subscribe(() => {
        if (session.status !== 'in') return
        stop()
        resolve()
      })
    })
  }

  async function ask<C extends Call>(call: C, input: CallInput<C>, options: CallOptions = {}): Promise<Answer<C>> {
    const answer = await tryToAsk(client, { call, input, options })
    if (answer.ok || answer.refusal.code !== 'staff-not-signed-in') return answer
    await untilLoggedIn()
    return ask(call, input, options)
  }

  async function start(): Promise<void> {
    enter({ status: 'asking', member: null })
    const found = await tryToAsk(client, { call: readStaffMember, input: {}, options: {} })
    if (found.ok) return enter({ status: 'in', member: found.value })
    enter({ status: found.refusal.code === 'staff-not-signed-in' ? 'out' : 'unknown', member: null })
  }

  async function logIn(given: CallInput<typeof logInStaff>): Promise<Answer<typeof logInStaff>> {
    const answer = await tryToAsk(client, { call: logInStaff, input: given, options: {} })
    if (answer.ok) enter({ status: 'in', member: answer.value })
    return answer
  }

  async function logOut(): Promise<void> {
    const answer = await tryToAsk(client, { call: logOutStaff, input: {}, options: {} })
    if (answer.ok || answer.refusal.code === 'staff-not-signed-in') enter({ status: 'left', member: null })
  }

  /** For whoever is not logged in: nothing waits for that. */
  const askOnce = <C extends Call>(call: C, input: CallInput<C>) => tryToAsk(client, { call, input, options: {} })

  return { ask, askOnce, subscribe, getSession: () => session, start, logIn, logOut }
}

type Asked<C extends Call> = { readonly call: C; readonly input: CallInput<C>; readonly options: CallOptions }
/** The same call with all that it takes written out, which the compiler cannot do for a call it does not know yet. */
type PlainClient<C extends Call> = {
  call(call: C, input: CallInput<C>, options: CallOptions): Promise<Result<CallResult<C>, ReceivedRefusal<C>>>
}

async function tryToAsk<C extends Call>(client: Client, { call, input, options }: Asked<C>): Promise<Answer<C>> {
  const plain: PlainClient<C> = client
  try {
    return await plain.call(call, input, options)
  } catch (error) {
    const isUnavailable = error instanceof CallFailed && (error.failure === 'network' || error.status === 503)
    return err({ code: isUnavailable ? 'offline' : 'failed' })
  }
}
