import type { CallInput, CallResult } from '@vonk/client'
import type { Call } from '@vonk/contract/calls'
import { useCallback, useEffect, useState } from 'react'
import { useWholeDevice } from '../../device/index.ts'

/** What the shop knows about the customer, as far as it has answered. `value` stays while it is asked again. */
export type OwnData<Value> = {
  readonly state: 'asking' | 'answered' | 'failed'
  readonly value: Value | null
  /** The shop's word for why not; null when nobody answered. */
  readonly refusal: string | null
  readonly askAgain: () => void
}

type Answer<Value> = Omit<OwnData<Value>, 'askAgain'> & { readonly question: string }

/** Asks in the name of the customer; a token that has grown old is renewed on the way. */
export function useOwnData<C extends Call>(call: C, input: CallInput<C>): OwnData<CallResult<C>> {
  const device = useWholeDevice()
  const [attempt, setAttempt] = useState(1)
  const question = JSON.stringify(input)
  const [answer, setAnswer] = useState<Answer<CallResult<C>>>({ question, state: 'asking', value: null, refusal: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again.
  useEffect(() => {
    let isWanted = true
    const show = (next: Omit<Answer<CallResult<C>>, 'question'>) => isWanted && setAnswer({ question, ...next })
    async function ask() {
      const engine = await device.engine()
      // It was written from an input of this very call a moment ago.
      const answered = await engine.api.call(call, JSON.parse(question) as CallInput<C>)
      if (answered.isOk) return show({ state: 'answered', value: answered.value, refusal: null })
      show({ state: 'failed', value: null, refusal: answered.isUnreachable ? null : answered.refusal })
    }
    // Without a network the engine may never have come.
    ask().catch(() => show({ state: 'failed', value: null, refusal: null }))
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
