import type { CallInput, CallResult } from '@vonk/client'
import type { Call } from '@vonk/contract/calls'
import { useCallback, useEffect, useState } from 'react'
import { useWholeDevice } from '../../device/index.ts'
import { findAnswer, keepAnswer } from './kept-answers.ts'

/** What the shop knows about the customer, as far as it has answered. `value` stays while it is asked again. */
export type OwnData<Value> = {
  readonly state: 'asking' | 'answered' | 'failed'
  readonly value: Value | null
  /** The shop's word for why not; null when nobody answered. */
  readonly refusal: string | null
  readonly askAgain: () => void
}

type Answer<Value> = Omit<OwnData<Value>, 'askAgain'> & { readonly question: string }

/**
 * Asks in the name of the customer; a token that has grown old is renewed on the way. With `isKept` the last answer stays
 * on the device until the log-out, and is shown where nobody answers.
 */
export function useOwnData<C extends Call>(
  call: C,
  input: CallInput<C>,
  { isKept = false }: { readonly isKept?: boolean } = {},
): OwnData<CallResult<C>> {
  const device = useWholeDevice()
  const [attempt, setAttempt] = useState(1)
  const question = JSON.stringify(input)
  const [answer, setAnswer] = useState<Answer<CallResult<C>>>({ question, state: 'asking', value: null, refusal: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again.
  useEffect(() => {
    let isWanted = true
    const show = (next: Omit<Answer<CallResult<C>>, 'question'>) => isWanted && setAnswer({ question, ...next })
    // It was written from an input of this very call a moment ago.
    const asked = { call, input: JSON.parse(question) as CallInput<C>, question }
    const asking = device
      .engine()
      .then((engine) => (isKept ? askKept({ engine, device }, asked) : askNow(engine, asked)))
    // Without a network the engine may never have come.
    asking.then(show).catch(() => show({ state: 'failed', value: null, refusal: null }))
    return () => {
      isWanted = false
    }
  }, [device, call, question, attempt])
  const askAgain = useCallback(() => {
    setAnswer((before) => ({ ...before, state: 'asking' }))
    setAttempt((before) => before + 1)
  }, [])
  const isOfThis = answer.question === question
  return {
    state: isOfThis ? answer.state : 'asking',
    value: answer.value,
    refusal: isOfThis ? answer.refusal : null,
    askAgain,
  }
}

type Device = ReturnType<typeof useWholeDevice>
type Engine = Awaited<ReturnType<Device['engine']>>
type Asked<C extends Call> = { readonly call: C; readonly input: CallInput<C>; readonly question: string }
type Found<C extends Call> = Omit<Answer<CallResult<C>>, 'question'>

async function askNow<C extends Call>({ api }: Engine, { call, input }: Asked<C>): Promise<Found<C>> {
  const answer = await api.call(call, input)
  if (answer.isOk) return { state: 'answered', value: answer.value, refusal: null }
  return { state: 'failed', value: null, refusal: answer.isUnreachable ? null : answer.refusal }
}

type Asking = { readonly engine: Engine; readonly device: Device }

/** Kept for the customer who asked, and only while she is logged in: a late answer finds another one there, or nobody. */
async function askKept<C extends Call>({ engine, device }: Asking, asked: Asked<C>): Promise<Found<C>> {
  const isStillThere = rememberAsker(device)
  const key = `${asked.call.path} ${asked.question}`
  const found = await askNow(engine, asked)
  if (!isStillThere()) return found
  if (found.state === 'answered') keepAnswer(key, found.value)
  if (found.state === 'answered' || found.refusal !== null) return found
  // Written above, by this device, from an answer to this very call.
  const kept = findAnswer(key) as CallResult<C> | null
  return kept === null ? found : { state: 'answered', value: kept, refusal: null }
}

/** Right after a log-in the shop has not yet said who she is: until it has, her token stands for her. */
function rememberAsker({ store }: Device): () => boolean {
  const { profile, token } = store.read().session
  return () => {
    const { session } = store.read()
    if (profile !== null) return session.profile?.email === profile.email
    return token !== null && session.token === token
  }
}
