import type { StoreAddress } from './store-view.ts'

/** A path with one slash in front: browsers take "//x", "/\\x" and even "/<tab>/x" for the address of another site. */
export function localPath(path: string): string {
  return `/${path.replace(/^[\s\p{Cc}/\\]+/u, '')}`
}

/** What stands before every path of the view: '' or '/en'. */
export function prefixOf(view: StoreAddress): string {
  return view.appendStoreCode && view.pathPrefix !== '' ? `/${view.pathPrefix}` : ''
}

/** Files (`/sitemap.xml`) never get a slash; the root is always `/`. */
export function withTrailingSlash(path: string, useTrailingSlash: boolean): string {
  const bare = withoutTrailingSlashes(path)
  if (bare === '') return '/'
  return useTrailingSlash && !isFile(bare) ? `${bare}/` : bare
}

function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path.slice(path.lastIndexOf('/')))
}

// A loop, not a regular expression: /\/+$/ takes quadratic time on a path of ten thousand slashes.
function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** The path of a page on its view's host: prefix, page, trailing slash, then query and fragment untouched. */
export function buildPath(view: StoreAddress, page: string): string {
  const [path = '', rest = ''] = splitPath(page)
  return withTrailingSlash(prefixOf(view) + localPath(path), view.seo.useTrailingSlash) + rest
}

/** The full address of a page; `origin` lends protocol and port, so that links keep working on :3000. */
export function buildUrl(view: StoreAddress, page: string, origin: { protocol: string; port: string }): string {
  const port = origin.port === '' ? '' : `:${origin.port}`
  return `${origin.protocol}//${view.host}${port}${buildPath(view, page)}`
}

function splitPath(page: string): [string, string] {
  const end = page.search(/[?#]/)
  return end === -1 ? [page, ''] : [page.slice(0, end), page.slice(end)]
}
