import { buildPath, type ResolvedView } from '@vonk/domain/stores'

const aDayInSeconds = 86_400

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
