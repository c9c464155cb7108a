import { localPath } from './local-path.ts'
import { prefixOf } from './prefix-of.ts'
import type { StoreAddress } from './store-view.ts'
import { withTrailingSlash } from './with-trailing-slash.ts'

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
