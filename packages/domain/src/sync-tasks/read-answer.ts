import { err, ok, type Result } from '../result/index.ts'

/** `code` is null where an answer comes without the envelope. */
export type TaskAnswer = { readonly code: number | string | null; readonly result: unknown; readonly meta: unknown }

export type AnswerRefusal =
  | { readonly code: 'bad-content-type'; readonly message: 'Error with response - bad content-type!' }
  | { readonly code: 'wrong-format'; readonly message: 'Unhandled error, wrong response format!' }

export type RawAnswer = { readonly contentType: string | null; readonly body: unknown }

/** Reads what a server sent back: JSON with `code`, `result` and `meta`. */
export function readAnswer({ contentType, body }: RawAnswer): Result<TaskAnswer, AnswerRefusal> {
  if (!contentType?.toLowerCase().includes('application/json')) {
    return err({ code: 'bad-content-type', message: 'Error with response - bad content-type!' })
  }
  if (!isEnvelope(body)) return err({ code: 'wrong-format', message: 'Unhandled error, wrong response format!' })
  return ok({ code: readCode(body.code), result: body.result ?? body.message ?? null, meta: body.meta ?? null })
}

/** A server in front of the shop may say `message` where the shop says `result`. */
type Envelope = {
  readonly code?: unknown
  readonly result?: unknown
  readonly message?: unknown
  readonly meta?: unknown
}

function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null
}

/** Some servers write the code as text; names such as ENOTFOUND stay what they are. */
function readCode(code: unknown): number | string | null {
  if (typeof code === 'number') return code
  if (typeof code !== 'string') return null
  return /^\d+$/.test(code) ? Number(code) : code
}
