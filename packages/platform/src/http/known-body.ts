// A symbol property, not a WeakMap: one entry per answer keeps the garbage collector busy.
const knownBody = Symbol('knownBody')

type WithKnownBody = Response & { [knownBody]?: string }

/** A response whose whole body is remembered, so that it can be tagged and compressed without reading a stream. */
export function textResponse(body: string, init: ResponseInit): Response {
  const response: WithKnownBody = new Response(body, init)
  response[knownBody] = body
  return response
}

/** The body of a response made by `textResponse`; null for any other. */
export function knownBodyOf(response: WithKnownBody): string | null {
  return response[knownBody] ?? null
}
