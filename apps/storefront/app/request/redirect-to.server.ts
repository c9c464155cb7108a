import { buildPath, type StoreView } from '@vonk/domain/stores'
import { externalAddress } from '@vonk/domain/urls'
import { redirect } from 'react-router'

type Destination = {
  /** A page without the view's prefix, or the address of another site. */
  readonly page: string
  readonly status?: number
  /** The router puts the prefix before what a loader redirects to, and leaves what a middleware does as it is. */
  readonly by?: 'loader' | 'middleware'
}

/** Makes every redirect of the storefront, so that no prefix is missing or there twice. */
export function redirectTo(view: StoreView, { page, status = 302, by = 'loader' }: Destination): Response {
  if (externalAddress(page) !== null) return redirect(page, status)
  return redirect(buildPath(by === 'loader' ? { ...view, pathPrefix: '' } : view, page), status)
}
