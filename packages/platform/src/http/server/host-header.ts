import type { IncomingMessage, RequestListener } from 'node:http'

/**
 * Refuses requests with more than one Host: a proxy may have decided by one what is answered by the other.
 * HTTP/1.0 knows no Host; health checks of some balancers speak it.
 */
export function checkHost(listener: RequestListener, refuse: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const hosts = countHosts(incoming)
    if (hosts === 0) incoming.headers.host = 'localhost'
    if (hosts < 2) return listener(incoming, outgoing)
    outgoing.shouldKeepAlive = false
    refuse(incoming, outgoing)
  }
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0
  // Names and values alternate.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1
  }
  return count
}
