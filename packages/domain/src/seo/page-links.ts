import {
  buildPath,
  buildUrl,
  languageTagOf,
  type StoreAddress,
  type StoreDirectory,
  siblingsOf,
} from '../stores/index.ts'

export type AlternateLink = { readonly hreflang: string; readonly href: string }

/** The same page in the other languages of its shop; a language that does not have the page is left out. */
export function alternateLinks(input: {
  readonly directory: StoreDirectory<StoreAddress>
  readonly view: StoreAddress
  /** The page in a view, or null where it does not exist. */
  readonly pageIn: (view: StoreAddress) => string | null
  readonly origin: { readonly protocol: string; readonly port: string }
}): AlternateLink[] {
  const offered = siblingsOf(input.directory, input.view).filter(({ isUnindexed }) => !isUnindexed)
  const links = offered.flatMap((sibling) => {
    const page = input.pageIn(sibling)
    return page === null
      ? []
      : [
          {
            view: sibling,
            hreflang: languageTagOf(input.directory, sibling),
            href: hrefOf(sibling, page, input.origin),
          },
        ]
  })
  const fallback = links.find(({ view }) => view.code === input.directory.defaultCode) ?? links[0]
  const firsts = links.filter((link, place) => links.findIndex(({ hreflang }) => hreflang === link.hreflang) === place)
  const named = firsts.map(({ hreflang, href }) => ({ hreflang, href }))
  return fallback ? [...named, { hreflang: 'x-default', href: fallback.href }] : []
}

// Behind a proxy that renames hosts, the view says itself what its addresses begin with.
function hrefOf(view: StoreAddress, page: string, origin: { protocol: string; port: string }): string {
  const { hreflangPrefix } = view.seo
  return hreflangPrefix === '' ? buildUrl(view, page, origin) : hreflangPrefix + buildPath(view, page)
}

const privatePages = [
  'cart',
  'checkout',
  'my-account',
  'login',
  'reset-password',
  'search',
  'no-result',
  'error',
  'maintenance',
  'storyblok',
  'page-not-found',
]

/** What search engines may keep: no personal or fleeting pages, and of filtered lists only the list itself. */
export function robotsOf(page: { readonly routeName: string; readonly isFiltered: boolean }): string {
  const isPrivate = privatePages.some((name) => page.routeName === name || page.routeName.startsWith(`${name}-`))
  return isPrivate || page.isFiltered ? 'noindex, follow' : 'index, follow'
}
