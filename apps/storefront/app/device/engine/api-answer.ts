import { type RawAnswer, readAnswer, type TaskAnswer } from '@vonk/domain/sync-tasks'
import { fieldsOf, textOf } from '../read-stored.ts'

export type ApiAnswer = TaskAnswer & {
  /** Nobody has decided anything: no network, no readable answer, or a server in trouble. */
  readonly isUnreachable: boolean
  /** The server's code for a refusal. */
  readonly refusal: string | null
  readonly facts: Readonly<Record<string, unknown>>
}

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
  const { refusal, requestId: _, ...facts } = fieldsOf(read.value.meta) ?? {}
  const isUnreachable = typeof read.value.code === 'number' && read.value.code >= 500
  return { ...read.value, isUnreachable, refusal: textOf(refusal), facts }
}

/** The server's own sentence about a refusal. */
export function sentenceOf({ result }: Pick<TaskAnswer, 'result'>): string | null {
  return textOf(result) ?? textOf(fieldsOf(result)?.errorMessage)
}
