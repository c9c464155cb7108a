import type { Call, CommonRefusal } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import { CallFailed } from './call-failed.ts'

/** Without its schemas a call does not say how it may be refused: every refusal is then an answer. */
type AnsweredCall = Call & { readonly refusalCodes?: readonly string[] }
type Envelope = { readonly result: unknown; readonly meta: Readonly<Record<string, unknown>> }

const COMMON_CODES: Readonly<Record<CommonRefusal['code'], true>> = {
  'invalid-input': true,
  'malformed-json': true,
  'bad-request': true,
  'not-found': true,
  'method-not-allowed': true,
  'body-too-large': true,
  'unsupported-media-type': true,
}

export type Json = string | Uint8Array

type Reading = {
  readonly parse: (json: Json) => unknown
  readonly bodyOf: (response: Response) => Json | null
}

/** Turns an HTTP answer into a result or a refusal; anything else is a `CallFailed`. */
export async function readAnswer(
  call: AnsweredCall,
  response: Response,
  reading: Reading,
): Promise<Result<unknown, unknown>> {
  const details = {
    endpoint: call.name,
    status: response.status,
    get requestId() {
      return response.headers.get('x-request-id')
    },
  }
  const body = await readJson(response, details, reading)
  if (response.status >= 500) throw new CallFailed('server', `The call ${call.name} failed on the server`, details)
  if (response.ok && call.isBare) return ok(body)

  const envelope = asEnvelope(body)
  if (!envelope) throw new CallFailed('wrong-format', 'Unhandled error, wrong response format!', details)
  if (response.ok) return ok(call.hasMeta ? { result: envelope.result, meta: envelope.meta } : envelope.result)

  const refusal = refusalIn(call, envelope, response.status)
  if (!refusal) throw new CallFailed('unknown-refusal', `The call ${call.name} was refused in an unknown way`, details)
  return err(refusal)
}

type Details = { readonly endpoint: string; readonly status: number; readonly requestId: string | null }

async function readJson(response: Response, details: Details, { parse, bodyOf }: Reading): Promise<unknown> {
  const body = bodyOf(response) ?? (await readText(response, details))
  try {
    return parse(body)
  } catch (cause) {
    throw new CallFailed('wrong-format', 'Unhandled error, wrong response format!', { ...details, cause })
  }
}

async function readText(response: Response, details: Details): Promise<string> {
  if (!response.headers.get('content-type')?.includes('application/json')) {
    throw new CallFailed('bad-content-type', 'Error with response - bad content-type!', details)
  }
  return response.text().catch((cause) => {
    throw new CallFailed('network', `The answer to ${details.endpoint} broke off`, { ...details, cause })
  })
}

function asEnvelope(body: unknown): Envelope | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null
  const meta = 'meta' in body ? body.meta : {}
  if (typeof meta !== 'object' || meta === null) return null
  return { result: 'result' in body ? body.result : undefined, meta: { ...meta } }
}

function refusalIn({ refusalCodes }: AnsweredCall, { result, meta }: Envelope, status: number) {
  const { refusal: code, requestId: _, ...facts } = meta
  if (typeof code !== 'string') return null
  if (refusalCodes && !refusalCodes.includes(code) && !Object.hasOwn(COMMON_CODES, code)) return null
  return { ...facts, code, status, message: typeof result === 'string' ? result : code }
}
