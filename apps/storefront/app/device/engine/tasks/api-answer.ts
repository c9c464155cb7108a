import type { CallResult } from '@vonk/client'
import type { Call } from '@vonk/contract/calls'
import { messageOf, type RawAnswer, readAnswer, type TaskAnswer } from '@vonk/domain/sync-tasks'

export type ApiAnswer = TaskAnswer & {
  /** Nobody has decided anything: no network, no readable answer, or a server in trouble. */
  readonly isUnreachable: boolean
  /** The server's code for a refusal. */
  readonly refusal: string | null
  readonly facts: Readonly<Record<string, unknown>>
}

/** The answer to a call of the contract; what it promises is there when the server agreed. */
export type AnswerTo<C extends Call> = ApiAnswer &
  ({ readonly isOk: true; readonly value: CallResult<C> } | { readonly isOk: false })

export const noAnswer: ApiAnswer = {
  code: 'ENOTFOUND',
  result: null,
  meta: null,
  isUnreachable: true,
  refusal: null,
  facts: {},
}

export function refusedWith(code: number | string, message: string): ApiAnswer {
  return { ...noAnswer, code, result: message, isUnreachable: false }
}

/** What came back, told apart into an answer and no answer at all. */
export function toApiAnswer(raw: RawAnswer & { readonly isOk: boolean }): ApiAnswer {
  const read = readAnswer(raw)
  if (!read.ok) return { ...noAnswer, code: read.refusal.code, result: read.refusal.message }
  // Totals come without the envelope.
  if (read.value.code === null && raw.isOk) return { ...noAnswer, code: 200, result: raw.body, isUnreachable: false }
  const { refusal, requestId: _, ...facts } = fieldsOf(read.value.meta)
  const isUnreachable = typeof read.value.code === 'number' && read.value.code >= 500
  return { ...read.value, isUnreachable, refusal: typeof refusal === 'string' ? refusal : null, facts }
}

export function answerTo<C extends Call>({ hasMeta }: C, answer: ApiAnswer): AnswerTo<C> {
  const { code, result, meta } = answer
  // Where there is no result, there is none to go by, whatever the code says.
  if (code !== 200 || result === null) return { ...answer, isOk: false }
  // The server has checked the answer against the schema of the same endpoint before sending it.
  return { ...answer, isOk: true, value: (hasMeta ? { result, meta } : result) as CallResult<C> }
}

/** The server's own sentence about a refusal. */
export function sentenceOf({ result }: Pick<TaskAnswer, 'result'>): string | null {
  return messageOf(result)
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
