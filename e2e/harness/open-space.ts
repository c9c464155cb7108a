import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Content = Record<string, unknown>
/** What editors of the space wrote differently, by the full slug of the story. */
type Edits = Readonly<Record<string, (content: Content) => Content>>

/** A space of stories as Storyblok would deliver it: those of the shop at this port, some of them edited. */
export async function openSpace(shopPort: number, edits: Edits) {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://space.test')
    // The key to the space opens nothing in the shop whose stories it delivers.
    searchParams.delete('token')
    const slug = pathname.replace('/v2/cdn/stories/', '')
    const answer = await fetch(
      `http://127.0.0.1:${shopPort}/api/ext/storyblok${pathname.slice('/v2'.length)}?${searchParams}`,
    ).catch(() => null)
    if (!answer) return response.writeHead(502).end()
    const found = await answer.json()
    const edit = edits[slug]
    if (found.story && edit) found.story.content = edit(found.story.content)
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      total: answer.headers.get('total') ?? '0',
      'per-page': answer.headers.get('per-page') ?? '25',
    })
    response.end(JSON.stringify(found))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}/v2`, close: () => server.close() }
}
