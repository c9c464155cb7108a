import { buildPath, buildUrl, findMovedView, type ResolvedView, type StoreDirectory } from '@vonk/domain/stores'

const anHourInSeconds = 3_600
const aDayInSeconds = 86_400

/** To the same page where its view is now, from where it was before: a bank that sends somebody back finds the shop too. */
export function findMovedRedirect({ url }: Request, directory: StoreDirectory): Response | null {
  const { protocol, port, hostname: host, pathname, search } = new URL(url)
  const moved = findMovedView(directory, { host, pathname })
  if (!moved) return null
  const location = buildUrl(moved.view, moved.path + search, { protocol, port })
  const headers = { location, 'cache-control': `public, max-age=${anHourInSeconds}` }
  return new Response(null, { status: 301, headers })
}

/** Sends a page asked for under a second spelling (/en, //en/) to the one address it has; null when it is asked for rightly. */
export function findCanonicalRedirect(request: Request, { view, path }: ResolvedView): Response | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const { pathname, search } = new URL(request.url)
  const canonical = buildPath(view, path)
  if (canonical === pathname) return null
  return new Response(null, {
    status: 301,
    headers: { location: canonical + search, 'cache-control': `public, max-age=${aDayInSeconds}` },
  })
}
