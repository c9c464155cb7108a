import { setTimeout as pause } from 'node:timers/promises'
import { StoreUnavailable } from '../object-store.ts'
import { type S3Credentials, type S3Request, signRequest } from './sign-request.ts'

export type Patience = {
  /** How long the store may say nothing: before its answer, and between two pieces of it. */
  readonly silenceMs: number
  readonly tries: number
  /** The pause before the second try; each further one is twice as long. */
  readonly pauseMs: number
  /** So long nobody tries a store that did not answer. */
  readonly restMs: number
}

export const usualPatience: Patience = { silenceMs: 4_000, tries: 3, pauseMs: 100, restMs: 1_000 }

/** An upload may take this much longer per million bytes. */
const PER_MEGABYTE_MS = 500

export type Answer = {
  readonly status: number
  readonly headers: Headers
  /** Has to be read to its end: it fails when the store falls silent or breaks off. */
  readonly body: AsyncIterable<Uint8Array>
}

/** Sends a request and hands on the answer, again when the store failed in whatever way may pass. */
export type RoundTrip = <Value>(request: S3Request, receive: (answer: Answer) => Promise<Value>) => Promise<Value>

export function createRoundTrip(credentials: S3Credentials, patience: Patience): RoundTrip {
  let restsUntil = 0

  return async (request, receive) => {
    if (performance.now() < restsUntil) throw new StoreUnavailable('away', 'the object store did not answer just now')
    try {
      const attempt = { request, credentials, silenceMs: patience.silenceMs }
      return await repeat(() => tryOnce(attempt, receive), patience)
    } catch (error) {
      if (isUnavailable(error)) restsUntil = performance.now() + patience.restMs
      throw error
    }
  }
}

type Tries = Pick<Patience, 'tries' | 'pauseMs'>

async function repeat<Value>(attempt: () => Promise<Value>, { tries, pauseMs }: Tries): Promise<Value> {
  try {
    return await attempt()
  } catch (error) {
    if (tries <= 1 || !isUnavailable(error)) throw error
  }
  // Not all at the same moment.
  await pause(pauseMs * (0.5 + Math.random()))
  return repeat(attempt, { tries: tries - 1, pauseMs: pauseMs * 2 })
}

function isUnavailable(error: unknown): boolean {
  return error instanceof StoreUnavailable && error.problem === 'away'
}

type Attempt = { readonly request: S3Request; readonly credentials: S3Credentials; readonly silenceMs: number }

async function tryOnce<Value>(attempt: Attempt, receive: (answer: Answer) => Promise<Value>): Promise<Value> {
  const { method, url, body } = attempt.request
  const headers = await signRequest(attempt.request, attempt.credentials, new Date())
  const silence = watchSilence(attempt.silenceMs)
  try {
    silence.reset(((body?.byteLength ?? 0) / 1_000_000) * PER_MEGABYTE_MS)
    // A redirect would take the signature along to wherever it points.
    const sent = { method, headers, redirect: 'manual', signal: silence.signal } as const
    const response = await fetch(url, body ? { ...sent, body: Buffer.from(body) } : sent).catch(away)
    const answer = { status: response.status, headers: response.headers, body: listen(response, silence) }
    if (response.ok || response.status === 404) return await receive(answer)
    throw await refusalOf(answer)
  } finally {
    silence.end()
  }
}

/** Aborts when nothing was heard for so long. */
function watchSilence(silenceMs: number) {
  const silent = new AbortController()
  let timer: NodeJS.Timeout | undefined
  return {
    signal: silent.signal,
    reset(extraMs = 0): void {
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(new Error(`it was silent for ${silenceMs} ms`)), silenceMs + extraMs)
    },
    /** Also of what nobody has read to its end. */
    end(): void {
      clearTimeout(timer)
      silent.abort()
    },
  }
}

async function* listen({ body }: Response, silence: ReturnType<typeof watchSilence>): AsyncGenerator<Uint8Array> {
  silence.reset()
  const pieces = body?.[Symbol.asyncIterator]()
  while (pieces) {
    const next = await pieces.next().catch(away)
    if (next.done) return
    silence.reset()
    yield next.value
  }
}

function away(cause: unknown): never {
  throw new StoreUnavailable('away', `the object store cannot be reached (${reasonOf(cause)})`, { cause })
}

/** `fetch` hides why it failed behind words of its own. */
function reasonOf(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(inner instanceof Error)) return String(inner)
  return 'code' in inner && typeof inner.code === 'string' ? inner.code : inner.message
}

const LONGEST_REASON = 16_384
/** The store asks to come again, whatever the number says. */
const passing = new Set(['SlowDown', 'RequestTimeout', 'OperationAborted', 'InternalError', 'ServiceUnavailable'])

async function refusalOf(answer: Answer): Promise<StoreUnavailable> {
  const code = await readCode(answer)
  const { status } = answer
  const isPassing = status >= 500 || status === 429 || status === 408 || passing.has(code)
  const words = code === '' ? `${status}` : `${status} ${code}`
  return new StoreUnavailable(isPassing ? 'away' : 'refused', `the object store answers with ${words}`)
}

/** What the store calls the error. Nothing else of its answer: some repeat what they were sent, with the signature in it. */
export async function readCode({ body }: Pick<Answer, 'body'>): Promise<string> {
  let text = ''
  for await (const piece of body) {
    text += Buffer.from(piece).toString('latin1')
    if (text.length > LONGEST_REASON) break
  }
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? ''
}
