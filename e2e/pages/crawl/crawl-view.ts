import { type GotPage, getPage, postForm } from '../../harness/get-page.ts'
import { type FormCount, readWays, type Ways } from './read-ways.ts'

type Crawl = {
  readonly port: number
  readonly host: string
  /** The view's front door. */
  readonly path: string
  /** Pages to begin with beside it, without the view's prefix. */
  readonly also?: readonly string[]
  /** So many links are followed from each page, spread over it from header to footer; forms are sent all. */
  readonly mostPerPage: number
  readonly most: number
}

export type Crawled = {
  /** Addresses that were visited. */
  readonly count: number
  /** Forms on their pages; each that differs from the others was sent. */
  readonly forms: FormCount
  readonly problems: readonly string[]
}

const MOST_REDIRECTS = 3
const twoPrefixes = /^\/(?:nl|en|de)\/(?:nl|en|de)(?:\/|$)/

/** Follows the links and forms of a view from its front door, and tells of every one that leads nowhere. */
export async function crawlView({ port, host, path, also = [], mostPerPage, most }: Crawl): Promise<Crawled> {
  const home = new URL(path, `http://${host}`)
  const queue = [home, ...also.map((page) => new URL(page, home))].map((address) => ({ address, from: 'the start' }))
  const seen = new Set(queue.map(({ address }) => address.href))
  const problems: string[] = []
  const pages: Ways[] = []
  for (const { address, from } of queue.values().take(most)) {
    const { problem, html } = await visit(address, port)
    const ways = readWays(html, address)
    pages.push(ways)
    const found = [...(problem ? [problem] : []), ...ways.problems, ...(await sendPosts(ways.posts, port))]
    for (const what of found) problems.push(`${address.href} (from ${from}): ${what}`)
    const isNew = (way: URL) => isOfView(way, home) && !seen.has(way.href)
    for (const way of [
      ...plain(ways.searches).filter(isNew),
      ...spread(plain(ways.links).filter(isNew), mostPerPage),
    ]) {
      seen.add(way.href)
      queue.push({ address: way, from: address.pathname + address.search })
    }
  }
  return { count: pages.length, forms: sumUp(pages.map(({ forms }) => forms)), problems }
}

function sumUp(counts: readonly FormCount[]): FormCount {
  const sum = (of: (count: FormCount) => number) => counts.reduce((all, count) => all + of(count), 0)
  return {
    get: sum(({ get }) => get),
    post: sum(({ post }) => post),
    dialog: sum(({ dialog }) => dialog),
    fields: [...new Set(counts.flatMap(({ fields }) => fields))].toSorted(),
  }
}

/** A form that is handed in without scripts leads to a page, and its answer is not asked for a second time by going back. */
async function sendPosts(posts: Ways['posts'], port: number): Promise<string[]> {
  const problems: string[] = []
  for (const { address, body } of posts) {
    const { status, location } = await postForm(address, body, port)
    const target = new URL(location, address)
    if (status !== 303) problems.push(`its form answered ${status}`)
    else if (target.pathname !== address.pathname) problems.push(`its form leads to ${target.pathname}`)
  }
  return problems
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
