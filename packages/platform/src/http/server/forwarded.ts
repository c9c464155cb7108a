import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** The address a trusted proxy was asked for; null when it names none. */
export function forwardedUrlOf({ headers, url = '/' }: IncomingMessage): string | null {
  const protocol = lastOf(headers['x-forwarded-proto'])
  const host = lastOf(headers['x-forwarded-host']) ?? headers.host
  if (!protocol || !/^https?$/.test(protocol) || !host || !isHost(host) || !url.startsWith('/')) return null
  return `${protocol}://${host}${url}`
}

/** Who asks: the peer of the connection, or whom a trusted proxy speaks for. */
export function clientAddressOf(incoming: IncomingMessage, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? lastOf(incoming.headers['x-forwarded-for']) : null
  return (forwarded && findAddress(forwarded)) ?? incoming.socket.remoteAddress ?? null
}

// The last entry is the one our own proxy added; earlier ones are whatever the caller claimed.
function lastOf(header: string | string[] | undefined): string | null {
  const last = [header].flat().join(',').split(',').at(-1)?.trim()
  return last ? last : null
}

/**
 * The IP address in an entry. Some proxies append the port of each connection (`192.0.2.1:5678`, `[2001:db8::1]:5678`):
 * kept, it would make a new visitor of every request. A zone (`fe80::1%eth0`) would do the same.
 */
function findAddress(entry: string): string | null {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/.exec(entry) ?? []
  const address = bracketed ?? dotted ?? entry
  return isIP(address) !== 0 && !address.includes('%') ? address : null
}

function isHost(host: string): boolean {
  return /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i.test(host)
}
