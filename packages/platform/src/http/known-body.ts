// A symbol property, not a WeakMap: one entry per answer keeps the garbage collector busy.
const knownBody = Symbol('knownBody')

export type KnownBody = string | Uint8Array<ArrayBuffer>
type WithKnownBody = Response & { [knownBody]?: KnownBody }

/** A response whose whole body is remembered, so that it can be tagged and compressed without reading a stream. */
export function textResponse(body: KnownBody, init: ResponseInit): Response {
  const response: WithKnownBody = new Response(body, init)
  response[knownBody] = body
  return response
}

/** The body of a response made by `textResponse`; null for any other. */
export function knownBodyOf(response: WithKnownBody): KnownBody | null {
  return response[knownBody] ?? null
}
