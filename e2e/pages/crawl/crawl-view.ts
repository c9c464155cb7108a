import { type GotPage, getPage } from '../../harness/get-page.ts'
import { readWays } from './read-ways.ts'

type Crawl = {
  readonly port: number
  readonly host: string
  /** The view's front door. */
  readonly path: string
  /** So many links are followed from each page, spread over it from header to footer; forms are sent all. */
  readonly mostPerPage: number
  readonly most: number
}

export type Crawled = { readonly count: number; readonly forms: number; readonly problems: string[] }

const MOST_REDIRECTS = 3
const twoPrefixes = /^\/(?:nl|en|de)\/(?:nl|en|de)(?:\/|$)/

/** Follows the links and forms of a view from its front door, and tells of every one that leads nowhere. */
export async function crawlView({ port, host, path, mostPerPage, most }: Crawl): Promise<Crawled> {
  const home = new URL(path, `http://${host}`)
  const queue = [{ address: home, from: 'the front door' }]
  const seen = new Set([home.href])
  const problems: string[] = []
  let forms = 0
  let count = 0
  for (const { address, from } of queue) {
    if (count === most) break
    count += 1
    if (address.search !== '') forms += 1
    const { problem, html } = await visit(address, port)
    if (problem) problems.push(`${address.href} (from ${from}): ${problem}`)
    const { links, forms: sent } = readWays(html, address)
    const isNew = (way: URL) => isOfView(way, home) && !seen.has(way.href)
    for (const way of [...plain(sent).filter(isNew), ...spread(plain(links).filter(isNew), mostPerPage)]) {
      seen.add(way.href)
      queue.push({ address: way, from: address.pathname + address.search })
    }
  }
  return { count, forms, problems }
}

type Visited = { readonly problem: string | null; readonly html: string }

/** A page, or what is wrong with the way to it. */
async function visit(address: URL, port: number, redirects = 0): Promise<Visited> {
  if (twoPrefixes.test(address.pathname)) return { problem: 'has its prefix twice', html: '' }
  if (redirects > MOST_REDIRECTS) return { problem: 'is redirected without end', html: '' }
  const { status, location, type, text } = await getPage(address.pathname + address.search, address.hostname, port)
  if (status >= 300 && status < 400) return visit(new URL(location, address), port, redirects + 1)
  return { problem: status === 200 ? null : `answered ${status}`, html: isPage(type) ? text : '' }
}

const isPage = (type: GotPage['type']) => type.startsWith('text/html')

/** Each once, without what differs from run to run: the port, and the part after # that only a browser reads. */
function plain(ways: readonly URL[]): URL[] {
  const pages = ways.filter(({ protocol }) => protocol === 'http:')
  return [...new Set(pages.map(({ hostname, pathname, search }) => `http://${hostname}${pathname}${search}`))].map(
    (href) => new URL(href),
  )
}

function isOfView(way: URL, home: URL): boolean {
  return way.hostname === home.hostname && way.pathname.startsWith(home.pathname)
}

/** Some of a list, evenly from its first to its last. */
function spread(ways: readonly URL[], most: number): readonly URL[] {
  if (ways.length <= most) return ways
  return Array.from({ length: most }, (_, index) => ways[Math.floor((index * ways.length) / most)] as URL)
}
