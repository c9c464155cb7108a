import { buildUrl, prefixOf, type StoreAddress, type StoreDirectory } from '@vonk/domain/stores'

type RobotsSite = {
  readonly directory: StoreDirectory<StoreAddress>
  readonly view: StoreAddress
  readonly origin: { readonly protocol: string; readonly port: string }
}

const privatePages = ['/cart', '/checkout', '/my-account', '/search', '/no-result']

/** What crawlers may visit on the host of a view, and where all its views list their pages. */
export function writeRobots({ directory, view, origin }: RobotsSite): string {
  const views = directory.views.filter(({ host, isHidden }) => host === view.host && !isHidden)
  const disallowed = views.flatMap((each) => privatePages.map((page) => `Disallow: ${prefixOf(each)}${page}`))
  const sitemaps = views
    .filter(({ isUnindexed }) => !isUnindexed)
    .map((each) => `Sitemap: ${buildUrl(each, '/sitemap.xml', origin)}`)
  return ['User-agent: *', ...disallowed, '', ...sitemaps, ''].join('\n')
}
