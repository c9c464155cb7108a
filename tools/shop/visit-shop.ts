import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

type Visit = { readonly port: number; readonly seconds: number; readonly visitors?: number }
type Call = {
  readonly url: URL
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}
type Answer = { readonly status: number; readonly body: string }
type View = { readonly storeCode: string; readonly host: string; readonly url: string }

/** How many requests were answered, and what was wrong with the others. */
export type Visited = { readonly answers: number; readonly failures: readonly string[] }

const encodings = ['br', 'gzip', 'zstd', 'gzip, deflate, br, zstd', 'identity']
const words = ['hoodie', 'jas', 'jacke', 'dress', 'broek', 'rode hoodie', 'muts', 'jeans 128', 'sokken', 'hodie']
const sorts = ['final_price:asc', 'final_price:desc', 'updated_at:desc']
const picturesPerPage = 3

/** Visitors of every view at once, each with its next request when it has its answer: pages, lists, searches, pictures and carts. */
export async function visitShop({ port, seconds, visitors = 8 }: Visit): Promise<Visited> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const failures: string[] = []
  let answers = 0
  const ask = async (call: Call): Promise<string> => {
    const { status, body } = await send(agent, port, call)
    answers += 1
    if (status >= 400) failures.push(`${status} ${call.url.href}`)
    return body
  }
  const views = await readViews(port, ask)
  const pages = (await Promise.all(views.map((view) => readSitemap(view, ask)))).flat()
  const until = performance.now() + seconds * 1_000
  const visit = async (visitor: number) => {
    const cart = await createCart(port, ask)
    for (let turn = visitor; performance.now() < until; turn += visitors) {
      const call = callAt(turn, { pages, views, cart })
      const body = await ask(call)
      for (const url of picturesOf(body, call.url)) await ask({ url, headers: { accept: 'image/avif,image/webp' } })
    }
  }
  try {
    await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)))
  } finally {
    agent.destroy()
  }
  return { answers, failures }
}

/** `*.localhost` is a name that only browsers know: the host goes into a header. */
async function send(agent: Agent, port: number, { url, method = 'GET', headers = {}, body }: Call): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const path = `${url.pathname}${url.search}`
  const asked = request(
    { agent, host: '127.0.0.1', port, path, method, headers: { host: url.host, ...headers } },
    resolve,
  )
  asked.on('error', reject).end(body)
  const answer = await promise
  return { status: answer.statusCode ?? 0, body: await text(answer) }
}

type Ask = (call: Call) => Promise<string>

async function readViews(port: number, ask: Ask): Promise<View[]> {
  const body = await ask({ url: new URL(`http://localhost:${port}/api/ext/store-views`) })
  // The shape is that of the contract.
  const { result } = JSON.parse(body) as { result: { views: View[] } }
  return result.views.map((view) => ({ ...view, host: `${view.host}:${port}` }))
}

async function readSitemap({ host, url }: View, ask: Ask): Promise<URL[]> {
  const sitemap = await ask({ url: new URL(`http://${host}${url === '/' ? '' : url}/sitemap.xml`) })
  return Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address))
}

async function createCart(port: number, ask: Ask): Promise<URL> {
  const body = await ask({ url: new URL(`http://localhost:${port}/api/cart/create`), method: 'POST' })
  return new URL(`http://localhost:${port}/api/cart/pull?cartId=${JSON.parse(body).result}`)
}

type Shop = { readonly pages: readonly URL[]; readonly views: readonly View[]; readonly cart: URL }

/** What a visitor asks for at a turn: mostly pages, as they are, sorted or as the router of the browser reads them. */
function callAt(turn: number, { pages, views, cart }: Shop): Call {
  const page = pick(pages, turn * 7919)
  const { host, url, storeCode } = pick(views, turn)
  const headers = { 'accept-encoding': pick(encodings, turn) }
  const kind = Math.floor(turn / 8) % 10
  if (kind === 9) return { url: cart }
  if (kind === 8) return { url: new URL(`_.data`, page), headers }
  if (kind === 7) return listCall(`http://${host}`, storeCode, turn)
  if (kind === 6)
    return { url: new URL(`http://${host}${url}/search/?q=${pick(words, turn)}`.replace('//s', '/s')), headers }
  if (kind === 5) return { url: new URL(`?sort=${pick(sorts, turn)}&page=${1 + (turn % 3)}`, page), headers }
  return { url: page, headers }
}

/** A list of products with all their fields, now and then a very long one. */
function listCall(origin: string, view: string, turn: number): Call {
  const size = turn % 50 === 0 ? 1_000 : 30
  const path = `/api/catalog/vue_storefront_catalog_${view}/product/_search?request_format=search-query&response_format=compact`
  return {
    url: new URL(`${path}&size=${size}&from=${turn % 200}`, origin),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ _appliedFilters: [{ attribute: 'status', value: { in: [0, 1] } }] }),
  }
}

function picturesOf(body: string, page: URL): URL[] {
  const found = body.matchAll(/ src="(\/img\/[^"]+)"/g)
  return Array.from(found.take(picturesPerPage), ([, path = '']) => new URL(path, page))
}

function pick<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length]
  if (item === undefined) throw new Error('there is nothing to visit')
  return item
}
