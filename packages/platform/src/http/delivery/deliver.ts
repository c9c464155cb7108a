import type { ReadableStream } from 'node:stream/web'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { type BufferedBody, bufferedBodyOf } from '../message/buffered-body.ts'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import { compressBody, compressStream } from './compress.ts'
import { entityTagOf, isHeldBy, notModified } from './entity-tag.ts'

const WORTH_COMPRESSING = 1_024

type Delivery = {
  readonly request: Request
  readonly response: Response
  /** The headers of the response so far; deliver adds its own. */
  readonly headers: Headers
  readonly nonce: string
}

/** Last stop before the wire: entity tag, 304 and compression. */
export async function deliver(delivery: Delivery): Promise<Response> {
  const { request, response, headers } = delivery
  const text = bufferedBodyOf(response)
  if (text !== null && isTaggable(delivery, text)) headers.set('etag', entityTagOf(text))

  const tag = headers.get('etag')
  if (request.method === 'GET' && response.status === 200 && tag && isHeldBy(request, tag)) return notModified(headers)

  const encoding = encodingFor(delivery, text)
  if (text !== null) return deliverText(delivery, text, encoding)
  return deliverStream(delivery, encoding)
}

function isTaggable({ request, response, headers, nonce }: Delivery, text: BufferedBody): boolean {
  if (request.method !== 'GET' || response.status !== 200 || headers.has('etag') || headers.has('set-cookie'))
    return false
  if (headers.get('cache-control')?.includes('no-store')) return false
  const isDocument = headers.get('content-type')?.startsWith('text/html') ?? false
  return !isDocument || (typeof text === 'string' && !text.includes(nonce))
}

function encodingFor({ request, response, headers }: Delivery, text: BufferedBody | null): Encoding | null {
  if ([204, 206, 304].includes(response.status) || headers.has('content-encoding')) return null
  if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '')) return null
  if (headers.get('cache-control')?.includes('no-transform')) return null
  addVary(headers, 'accept-encoding')
  const size = text?.length ?? Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  return size < WORTH_COMPRESSING ? null : chooseEncoding(request.headers.get('accept-encoding'))
}

async function deliverText(
  { response, headers }: Delivery,
  text: BufferedBody,
  encoding: Encoding | null,
): Promise<Response> {
  const body = encoding ? await compressBody(text, encoding) : text
  headers.set('content-length', String(Buffer.byteLength(body)))
  if (!encoding) return withHeaders(response, headers)
  headers.set('content-encoding', encoding)
  return new Response(body, { status: response.status, headers })
}

function deliverStream({ response, headers }: Delivery, encoding: Encoding | null): Response {
  if (!encoding || !response.body) return withHeaders(response, headers)
  const tag = headers.get('etag')
  if (tag && !tag.startsWith('W/')) headers.set('etag', `W/${tag}`)
  headers.delete('content-length')
  headers.set('content-encoding', encoding)
  // Undici types its streams apart from node's, though they are the same.
  const stream = compressStream(response.body as ReadableStream, encoding) as typeof response.body
  return new Response(stream, { status: response.status, headers })
}

function withHeaders(response: Response, headers: Headers): Response {
  return headers === response.headers ? response : new Response(response.body, { status: response.status, headers })
}

function addVary(headers: Headers, name: string): void {
  const vary = headers.get('vary')
  if (vary === '*' || vary?.toLowerCase().includes(name)) return
  headers.set('vary', vary ? `${vary}, ${name}` : name)
}
