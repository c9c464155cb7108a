import type { ShopRequest } from '../../request/shop-request.server.ts'
import { findProductParts, mostAddresses, productPages } from './product-pages.server.ts'
import { sitePages } from './site-pages.server.ts'
import type { SitemapPage } from './sitemap-page.ts'
import { type SitemapSite, writeIndex, writeUrlSet } from './write-sitemap.ts'

type Asked = {
  readonly origin: SitemapSite['origin']
  /** The name of a part as the index has it, such as `products-0.xml`; null for the sitemap itself. */
  readonly part: string | null
}

/** A sitemap of the view, at most a minute old; null where there is none of this name. */
export async function loadSitemap(shop: ShopRequest, { origin, part }: Asked): Promise<string | null> {
  const { directory, view, host, caches } = shop
  const { starts, total } = await caches.sitemapParts.find(view.code, () => findProductParts(shop), host.onError)
  const site = { directory, view, origin }
  const write = writerOf(shop, { site, part, starts, total })
  if (!write) return null
  return caches.sitemaps.find(`${origin.protocol}${origin.port} ${view.code} ${part}`, write, host.onError)
}

type Plan = Pick<Asked, 'part'> & {
  readonly site: SitemapSite
  readonly starts: readonly number[]
  readonly total: number
}

function writerOf(shop: ShopRequest, { site, part, starts, total }: Plan): (() => Promise<string>) | null {
  if (part === 'pages.xml') return () => writeUrlSet(sitePages(shop), site)
  const start = starts.find((id) => part === `products-${id}.xml`)
  if (start !== undefined) return () => writeUrlSet(productPages(shop, start), site)
  if (part !== null) return null
  return async () => {
    const pages: SitemapPage[] = []
    for await (const page of sitePages(shop)) pages.push(page)
    if (pages.length + total <= mostAddresses) return writeUrlSet(both(pages, productPages(shop, 0)), site)
    const names = ['pages.xml', ...starts.map((id) => `products-${id}.xml`)]
    return writeIndex(
      names.map((name) => `/sitemap/${name}`),
      site,
    )
  }
}

async function* both(pages: readonly SitemapPage[], products: AsyncIterable<SitemapPage>) {
  yield* pages
  yield* products
}
