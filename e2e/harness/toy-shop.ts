import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

const policy = "default-src 'self'; script-src 'self' 'nonce-1'; style-src 'nonce-1'; img-src data:; connect-src *"

/** A shop of one page; every other address answers 404. */
export async function serve(body: string) {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html').setHeader('content-security-policy', policy)
    if (request.url !== '/')
      return response.writeHead(404).end('<html lang="en"><title>x</title><main><h1>Gone</h1></main></html>')
    response.end(
      `<!doctype html><html lang="en"><head><title>Toy</title><link rel="icon" href="data:," /></head><body>${body}</body></html>`,
    )
  }).listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const hydrated = 'document.__reactContainer = { stateNode: { current: { memoizedState: { isDehydrated: false } } } }'
export const script = (code: string) => `<script nonce="1">${hydrated}; ${code}</script>`
