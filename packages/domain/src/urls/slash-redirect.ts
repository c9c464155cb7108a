import { withTrailingSlash } from '../stores/index.ts'

/** The address a visitor is sent to when the path ends otherwise than the view's addresses do; null when it is right. */
export function slashRedirect(
  address: { readonly pathname: string; readonly search: string },
  seo: { readonly useTrailingSlash: boolean },
): string | null {
  // One slash in front: "//evil.example" as an answer would lead out of the shop.
  const path = withTrailingSlash(`/${address.pathname.replace(/^[/\\]+/, '')}`, seo.useTrailingSlash)
  return path === address.pathname ? null : path + address.search
}
