import { type GotPage, getPage, postForm } from '../../harness/get-page.ts'
import { newPictures, readPictures, type SeenPictures } from './read-pictures.ts'
import { readPlaces } from './read-tags.ts'
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
  /** Of the endless ones, lists with filters above all. */
  readonly mostWithQuery: number
  /** So many drawings that no page showed before are looked at on each page. */
  readonly mostPictures: number
  /** Those of views that were crawled before. */
  readonly seenPictures?: SeenPictures
}

export type Crawled = {
  /** Addresses that were visited. */
  readonly count: number
  /** Pictures that were asked for. */
  readonly pictures: number
  /** Forms on their pages; each was sent. */
  readonly forms: FormCount
  readonly problems: readonly string[]
}

/** `isOwn` is a page of the view: what another view shows is seen when that one is crawled. */
type Waiting = { readonly address: URL; readonly from: string; readonly isOwn: boolean }

const MOST_REDIRECTS = 3
const twoPrefixes = /^\/(?:nl|en|de)\/(?:nl|en|de)(?:\/|$)/

/** Follows the links and forms of a view from its front door, and tells of each of them and of each picture that leads nowhere. */
export async function crawlView(crawl: Crawl): Promise<Crawled> {
  const { port, most, seenPictures = { drawings: new Set(), sizes: new Set() } } = crawl
  const queue = createQueue(crawl)
  const problems: string[] = []
  const pages: Ways[] = []
  let pictures = 0
  for (const { address, from, isOwn } of queue.waiting.values().take(most)) {
    const { problem, html } = await visit(address, port)
    const ways = readWays(isOwn ? html : '', address)
    const shown = newPictures(readPictures(isOwn ? html : '', address), seenPictures, crawl.mostPictures)
    pages.push(ways)
    pictures += shown.length
    const found = [problem, ...ways.problems, ...findDeadPlaces(ways, html, address)]
    found.push(...(await sendPosts(ways.posts, port)), ...(await findDeadPictures(shown, port)))
    for (const what of found) if (what !== null) problems.push(`${address.href} (from ${from}): ${what}`)
    queue.add(ways, address)
  }
  return { count: pages.length, pictures, forms: sumUp(pages.map(({ forms }) => forms)), problems }
}

/** The addresses still to be visited, each once. */
function createQueue({ host, path, also = [], mostPerPage, mostWithQuery }: Crawl) {
  const home = new URL(path, `http://${host}`)
  const start = [home, ...also.map((page) => new URL(page, home))]
  const seen = new Set<string>()
  const waiting: Waiting[] = []
  let withQuery = 0
  for (const address of start) push(address, 'the start')

  function push(address: URL, from: string) {
    if (seen.has(address.href)) return
    seen.add(address.href)
    if (address.search !== '') withQuery += 1
    if (address.search === '' || withQuery <= mostWithQuery) {
      waiting.push({ address, from, isOwn: isOfView(address, home) })
    }
  }

  function add({ searches, links }: Ways, from: URL) {
    const isNew = (way: URL) => isOfShop(way) && !seen.has(way.href)
    const own = plain(links).filter((way) => isNew(way) && (isOfView(way, home) || mostPerPage === Infinity))
    for (const way of [...plain(searches).filter(isNew), ...spread(own, mostPerPage)]) {
      push(way, from.pathname + from.search)
    }
  }
  return { waiting, add }
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

/** Links to a place of the page itself. Those that open a window of the shop name no place. */
function findDeadPlaces({ links }: Ways, html: string, { pathname, search }: URL): string[] {
  const places = readPlaces(html)
  const named = links.filter((link) => link.pathname + link.search === pathname + search && link.hash !== '')
  const dead = named.filter(
    ({ hash }) => !hash.startsWith('#m-modal-') && !places.has(decodeURIComponent(hash.slice(1))),
  )
  return [...new Set(dead.map(({ hash }) => `has no ${hash}`))]
}

async function findDeadPictures(pictures: readonly URL[], port: number): Promise<string[]> {
  const answers = pictures.map(async ({ pathname, search, hostname, hash }) => {
    const { status, type, text } = await getPage(pathname + search, hostname, port)
    if (status !== 200 || !type.startsWith('image/')) return `its picture ${pathname} answered ${status} ${type}`
    return hash !== '' && !readPlaces(text).has(hash.slice(1)) ? `its picture ${pathname} has no ${hash}` : []
  })
  return (await Promise.all(answers)).flat()
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

const isOfShop = ({ hostname }: URL) => /(?:^|\.)localhost$/.test(hostname)

function isOfView(way: URL, home: URL): boolean {
  const isBelow = way.hostname === home.hostname && way.pathname.startsWith(home.pathname)
  return isBelow && (home.pathname !== '/' || !/^\/(?:nl|en|de)(?:\/|$)/.test(way.pathname))
}

/** Some of a list, evenly from its first to its last. */
function spread(ways: readonly URL[], most: number): readonly URL[] {
  if (ways.length <= most) return ways
  return Array.from({ length: most }, (_, index) => ways[Math.floor((index * ways.length) / most)] as URL)
}
