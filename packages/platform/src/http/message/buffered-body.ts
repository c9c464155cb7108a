// A symbol property, not a WeakMap: one entry per answer keeps the garbage collector busy.
const bufferedBody = Symbol('bufferedBody')

export type BufferedBody = string | Uint8Array<ArrayBuffer>
type WithBufferedBody = Response & { [bufferedBody]?: BufferedBody }

/** A response whose whole body is remembered, so that it can be tagged and compressed without reading a stream. */
export function textResponse(body: BufferedBody, init: ResponseInit): Response {
  const response: WithBufferedBody = new Response(body, init)
  response[bufferedBody] = body
  return response
}

/** The body of a response made by `textResponse`; null for any other. */
export function bufferedBodyOf(response: WithBufferedBody): BufferedBody | null {
  return response[bufferedBody] ?? null
}
