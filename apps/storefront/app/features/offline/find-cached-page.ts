import { appShellOf } from '../../device/worker/keeping-rules.ts'

/** How a page can be opened without a network: in place, as a document of its own, or not at all. */
export type CachedPage = 'data' | 'document' | null

/** What the service worker has kept of a page, asked in the caches they share. */
export async function findCachedPage(address: string, caches = globalThis.caches): Promise<CachedPage> {
  // Only there where connections are safe.
  if (!caches) return null
  const url = new URL(address)
  for (const name of await caches.keys().catch(() => [])) {
    if (!name.startsWith('shop-data')) continue
    const keys = await (await caches.open(name)).keys()
    if (keys.some((key) => belongsTo(new URL(key.url), url))) return 'data'
  }
  const document = (await caches.match(url.href, whole)) ?? (await caches.match(appShellOf(url.href), whole))
  return document ? 'document' : null
}

const whole = { ignoreVary: true }

/** The router asks for `/boys/` under `/boys/_.data`, and says which parts of it. */
function belongsTo(data: URL, page: URL): boolean {
  data.searchParams.delete('_routes')
  return data.pathname === `${page.pathname}_.data` && data.search === page.search
}
