import type { CommonRefusal, Endpoint } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import { CallFailed } from './call-failed.ts'

type AnswerShape = Pick<Endpoint, 'name' | 'isBare' | 'refusalCodes'> & { readonly meta?: unknown }
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

/** Turns an HTTP answer into a result or a refusal; anything else is a `CallFailed`. */
export async function readAnswer(
  endpoint: AnswerShape,
  response: Response,
  parse: (json: string) => unknown,
): Promise<Result<unknown, unknown>> {
  const details = {
    endpoint: endpoint.name,
    status: response.status,
    requestId: response.headers.get('x-request-id'),
  }
  const body = await readJson(response, details, parse)
  if (response.status >= 500) throw new CallFailed('server', `The call ${endpoint.name} failed on the server`, details)
  if (response.ok && endpoint.isBare) return ok(body)

  const envelope = asEnvelope(body)
  if (!envelope) throw new CallFailed('wrong-format', 'Unhandled error, wrong response format!', details)
  if (response.ok) return ok(endpoint.meta ? { result: envelope.result, meta: envelope.meta } : envelope.result)

  const refusal = refusalIn(endpoint, envelope, response.status)
  if (!refusal)
    throw new CallFailed('unknown-refusal', `The call ${endpoint.name} was refused in an unknown way`, details)
  return err(refusal)
}

async function readJson(
  response: Response,
  details: { endpoint: string; status: number },
  parse: (json: string) => unknown,
): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('application/json')) {
    throw new CallFailed('bad-content-type', 'Error with response - bad content-type!', details)
  }
  const text = await response.text().catch((cause) => {
    throw new CallFailed('network', `The answer to ${details.endpoint} broke off`, { ...details, cause })
  })
  try {
    return parse(text)
  } catch (cause) {
    throw new CallFailed('wrong-format', 'Unhandled error, wrong response format!', { ...details, cause })
  }
}

function asEnvelope(body: unknown): Envelope | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null
  const meta = 'meta' in body ? body.meta : {}
  if (typeof meta !== 'object' || meta === null) return null
  return { result: 'result' in body ? body.result : undefined, meta: { ...meta } }
}

function refusalIn(endpoint: AnswerShape, { result, meta }: Envelope, status: number) {
  const { refusal: code, requestId: _, ...facts } = meta
  if (typeof code !== 'string') return null
  if (!endpoint.refusalCodes.includes(code) && !Object.hasOwn(COMMON_CODES, code)) return null
  return { ...facts, code, status, message: typeof result === 'string' ? result : code }
}
