import { hash } from 'node:crypto'
import type { BufferedBody } from '../message/buffered-body.ts'

/** Weak, because the same text goes out in several encodings. */
export function entityTagOf(body: BufferedBody): string {
  return `W/"${hash('sha1', body, 'base64url')}"`
}

/** Whether the caller already holds this version. */
export function isHeldBy(request: Request, tag: string): boolean {
  const held = request.headers.get('if-none-match')
  if (held === null) return false
  return held.trim() === '*' || held.split(',').some((each) => opaque(each) === opaque(tag))
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}

const KEPT_ON_304 = /^(?:etag|cache-control|vary|date|expires|content-location|x-request-id|access-control-.*)$/

/** The policy header stays out: its new nonce would lock out the scripts of the page the caller kept. */
export function notModified(headers: Headers): Response {
  const kept = [...headers].filter(([name]) => KEPT_ON_304.test(name))
  return new Response(null, { status: 304, headers: kept })
}
