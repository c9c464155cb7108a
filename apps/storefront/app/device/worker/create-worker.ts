import { answerFile, answerFromNetworkFirst, answerSeenFirst, type WorkerNetwork } from './answer-strategies.ts'
import { appShellOf, isForEverybody, isKeepable, kindOf } from './keeping-rules.ts'
import type { KeptAnswers } from './kept-answers.ts'
import type { KeptPatience } from './kept-patience.ts'
import type { PageOpened } from './worker-message.ts'

export type WorkerParts = {
  readonly kept: KeptAnswers
  readonly patience: KeptPatience
  readonly origin: string
  /** Of the build, all that the shop needs without a network but the texts, which a page names in its own language. */
  readonly files: readonly string[]
  /** The shopper's browser was asked to save data: nothing is fetched ahead. */
  readonly isSaving: boolean
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  wait(milliseconds: number): Promise<void>
  now(): number
}

/** Until a page has said otherwise. */
const usualPatienceMs = 2000

/** The page that stands in for every one that is not kept, at the root of its view. */
const offlinePage = 'offline.html'

const filesAtOnce = 6

/** A cached page is fetched again when it is shown after this time. */
const newForMs = { page: 3_600_000, frame: 86_400_000 }

/** What the service worker does, without the browser around it. */
export function createWorker(parts: WorkerParts) {
  const { kept, origin, files } = parts
  const patienceMs = async () => (await parts.patience.get()) ?? usualPatienceMs
  const network: WorkerNetwork = { ...parts, patienceMs }

  /** The answer and what is left to do after it; null where the browser may ask by itself. */
  function answer(request: Request, preloaded: Promise<Response | undefined>) {
    const kind = kindOf(request, origin)
    if (kind === null) return null
    if (kind === 'file' || kind === 'picture') return answerFile(network, kind, request)
    if (kind === 'data') return answerSeenFirst(network, request, () => keepPage(parts, pageOf(request.url)))
    const ask = async () => (await preloaded) ?? parts.fetch(request)
    return answerFromNetworkFirst(network, {
      url: request.url,
      ask,
      isKept: isForEverybody(request.url),
      findOther: async () => (await kept.find('frame', appShellOf(request.url))) ?? findOfflinePage(kept, request.url),
    })
  }

  return {
    answer,
    install: () => (parts.isSaving ? Promise.resolve() : keepFiles(parts, files, 'all of them')),
    activate: () => kept.dropOld(),
    async onPageOpened({ address, texts, frames: appShells, files: fetched, patienceMs }: PageOpened): Promise<void> {
      await parts.patience.set(patienceMs)
      await keepFiles(
        parts,
        fetched.filter((file) => kindOf(new Request(file), origin) === 'file'),
        'what comes',
      )
      await keepPage(parts, address)
      for (const path of appShells) await fetchPage(parts, 'frame', new URL(path, origin).href)
      if (!parts.isSaving) await keepFiles(parts, texts, 'what comes')
    },
  }
}

/** A page whose data was fetched is open now: reloaded, it would need the document. */
async function keepPage(parts: WorkerParts, address: string | null): Promise<void> {
  const [url] = address?.split('#') ?? []
  if (url === undefined || !isForEverybody(url) || parts.isSaving || new URL(url).origin !== parts.origin) return
  await fetchPage(parts, 'page', url)
}

/** In nobody's name, so that it can be anybody's. */
async function fetchPage({ kept, fetch }: WorkerParts, kind: 'page' | 'frame', url: string): Promise<void> {
  if (await kept.has(kind, url, newForMs[kind])) return
  const options = { credentials: 'omit', redirect: 'error', headers: { accept: 'text/html' } } as const
  const page = await fetch(url, options).catch(() => null)
  if (page && isKeepable('page', page)) await kept.put(kind, url, page)
}

/** @throws where all of them are wanted and one does not come: the worker is then not installed, and tried again. */
async function keepFiles(
  { kept, fetch, origin }: WorkerParts,
  files: readonly string[],
  wanted: 'all of them' | 'what comes',
): Promise<void> {
  const left = files.map((file) => new URL(file, origin).href)
  const work = async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      if (await kept.has('file', file)) continue
      const found = await fetch(file).catch(() => null)
      if (found && isKeepable('file', found)) await kept.put('file', file, found)
      else if (wanted === 'all of them') throw new Error(`${file} cannot be fetched`)
    }
  }
  await Promise.all(Array.from({ length: filesAtOnce }, work))
}

/** The page of the view the address belongs to: the one furthest down its path. */
async function findOfflinePage(kept: KeptAnswers, url: string): Promise<Response | null> {
  const views = (await kept.appShells()).filter((page) => page.endsWith(`/${offlinePage}`))
  const [own] = views
    .filter((page) => url.startsWith(page.slice(0, -offlinePage.length)))
    .toSorted((one, other) => other.length - one.length)
  return own === undefined ? null : kept.find('frame', own)
}

/** `/en/boys/_.data?_routes=…&size=98` belongs to `/en/boys/?size=98`; null for data that is no page's. */
function pageOf(dataAddress: string): string | null {
  const url = new URL(dataAddress)
  if (!url.pathname.endsWith('.data') || /\/(product-data|cart-data)\//.test(url.pathname)) return null
  url.pathname = url.pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  url.searchParams.delete('_routes')
  return url.href
}
