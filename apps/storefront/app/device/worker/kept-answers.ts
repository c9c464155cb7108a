import type { AnswerKind } from './keeping-rules.ts'

/** App shells (`frame` in the names of the caches) are pages that are kept whatever else is: cart, checkout, what is missing. */
export type KeptKind = AnswerKind | 'frame'

const prefix = 'shop-'
const keptAtHeader = 'x-kept-at'

/** The most of each kind; what was kept first goes first. Files of the build are as many as they are. */
const mostAnswers: Readonly<Record<KeptKind, number>> = {
  page: 60,
  frame: Number.POSITIVE_INFINITY,
  data: 80,
  picture: 600,
  file: Number.POSITIVE_INFINITY,
}

const pictureBytes = 16_000_000

/** Weighing all of them takes a moment: not for every picture of a list. */
const putsPerWeighing = 20

export type KeptAnswers = ReturnType<typeof createKeptAnswers>

type KeptParts = { readonly caches: CacheStorage; readonly version: string; now(): number }

/**
 * Answers kept on the device, by kind and by version of the shop's scripts: a page fits the scripts it was written for.
 * Nothing here ever fails: what cannot be kept is asked for again.
 */
export function createKeptAnswers({ caches, version, now }: KeptParts) {
  let picturesPut = 0
  // Pictures are the same in every version.
  const nameOf = (kind: KeptKind) => (kind === 'picture' ? `${prefix}picture` : `${prefix}${kind} ${version}`)

  async function find(kind: KeptKind, url: string): Promise<Response | null> {
    try {
      const options = { ignoreVary: true }
      const cache = await caches.open(nameOf(kind))
      const own = await cache.match(url, options)
      // Data of another version may have another form; a whole page brings its own scripts.
      if (own || kind === 'data') return own ?? null
      return (await findInOthers(caches, prefix + kind, (other) => other.match(url, options))) ?? null
    } catch {
      return null
    }
  }

  async function put(kind: KeptKind, url: string, answer: Response): Promise<void> {
    const kept = withTime(answer, now())
    try {
      const cache = await caches.open(nameOf(kind))
      // What is put again is the last to go.
      await cache.delete(url, { ignoreVary: true })
      await cache.put(url, kept)
      if (kind === 'picture') picturesPut += 1
      if (kind !== 'picture' || picturesPut % putsPerWeighing === 0) await trim(cache, kind)
    } catch {
      // No room, most likely: pictures are what the shop can best do without.
      await caches.delete(nameOf('picture')).catch(() => false)
    }
  }

  return {
    find,
    put,
    /** Whether this version has it, and not since too long ago. */
    async has(kind: KeptKind, url: string, forMs = Number.POSITIVE_INFINITY): Promise<boolean> {
      const cache = await caches.open(nameOf(kind)).catch(() => null)
      const found = await cache?.match(url, { ignoreVary: true }).catch(() => undefined)
      return found !== undefined && now() - keptAtOf(found) < forMs
    },
    /** Keeps this version and the one before, whose pages may still be open: everything older goes. */
    async dropOld(): Promise<void> {
      const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name.includes(' '))
      const versionOf = (name: string) => name.slice(name.indexOf(' ') + 1)
      const previous = names.map(versionOf).findLast((each) => each !== version)
      const old = names.filter((name) => ![version, previous].includes(versionOf(name)))
      await Promise.all(old.map((name) => caches.delete(name)))
    },
    /** The addresses of the app shells. */
    async appShells(): Promise<readonly string[]> {
      const cache = await caches.open(nameOf('frame'))
      return (await cache.keys()).map(({ url }) => url)
    },
  }
}

/** When the worker has kept an answer; long ago for one it has not. */
export function keptAtOf({ headers }: Response): number {
  return Number(headers.get(keptAtHeader) ?? Number.NEGATIVE_INFINITY)
}

async function findInOthers<Found>(
  caches: CacheStorage,
  start: string,
  look: (cache: Cache) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(start))
  for (const name of names.toReversed()) {
    const found = await look(await caches.open(name))
    if (found) return found
  }
  return undefined
}

function withTime({ body, status, headers }: Response, at: number): Response {
  const dated = new Headers(headers)
  dated.set(keptAtHeader, String(at))
  // The only header of its own document that a page can read.
  dated.append('server-timing', 'kept')
  return new Response(body, { status, headers: dated })
}

async function trim(cache: Cache, kind: KeptKind): Promise<void> {
  const keys = await cache.keys()
  const tooMany = keys.slice(0, Math.max(0, keys.length - mostAnswers[kind]))
  const tooLarge = kind === 'picture' ? await oldestBeyond(cache, keys.slice(tooMany.length)) : []
  await Promise.all([...tooMany, ...tooLarge].map((key) => cache.delete(key)))
}

/** The oldest pictures that have to go until the others fit. */
async function oldestBeyond(cache: Cache, keys: readonly Request[]): Promise<readonly Request[]> {
  const sizes = await Promise.all(keys.map(async (key) => sizeOf(await cache.match(key))))
  let room = pictureBytes
  const kept = sizes.toReversed().findIndex((size) => {
    room -= size
    return room < 0
  })
  return kept === -1 ? [] : keys.slice(0, keys.length - kept)
}

function sizeOf(picture: Response | undefined): number {
  return Number(picture?.headers.get('content-length') ?? 0)
}
