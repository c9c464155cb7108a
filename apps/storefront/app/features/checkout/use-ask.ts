import type { CallInput, CallResult } from '@vonk/client'
import type { Call } from '@vonk/contract/calls'
import { useEffect, useState } from 'react'
import { askShop } from '../../device/index.ts'
import { useShop } from '../stores/index.ts'

/** `refusal` is null when nobody answered. */
export type AskState<Value> =
  | { readonly state: 'idle' | 'asking' }
  | { readonly state: 'answered'; readonly value: Value }
  | { readonly state: 'failed'; readonly refusal: string | null }

type AskOptions = {
  /** In whose name; a guest has none. */
  readonly token?: string | null
  /** How long somebody must have stopped typing. */
  readonly afterMs?: number
}

const idle = { state: 'idle' } as const
const asking = { state: 'asking' } as const

/** What the shop answers to a question; asked again whenever the question changes, not at all while it is null. */
export function useAsk<C extends Call>(
  call: C,
  input: CallInput<C> | null,
  { token = null, afterMs = 0 }: AskOptions = {},
): AskState<CallResult<C>> {
  const { code: storeCode } = useShop().view
  const question = input === null ? null : JSON.stringify(input)
  const [asked, setAsked] = useState<{ question: string | null; answer: AskState<CallResult<C>> }>()
  useEffect(() => {
    if (question === null) return
    const leaving = new AbortController()
    const wait = setTimeout(async () => {
      // It was written from an input of this very call a moment ago.
      const again = JSON.parse(question) as CallInput<C>
      const { signal } = leaving
      const answer = await askShop(call, again, { storeCode, signal, ...(token !== null && { token }) })
      if (!signal.aborted) setAsked({ question, answer: toAsked(answer) })
    }, afterMs)
    return () => {
      clearTimeout(wait)
      leaving.abort()
    }
  }, [call, question, storeCode, token, afterMs])
  if (question === null) return idle
  return asked?.question === question ? asked.answer : asking
}

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: { readonly code: string } }
  | null

function toAsked<Value>(answer: Answer<Value>): AskState<Value> {
  if (answer === null) return { state: 'failed', refusal: null }
  return answer.ok ? { state: 'answered', value: answer.value } : { state: 'failed', refusal: answer.refusal.code }
}
