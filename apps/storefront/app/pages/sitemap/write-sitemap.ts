import { alternateLinks } from '@vonk/domain/seo'
import { buildUrl, type StoreDirectory, type StoreView } from '@vonk/domain/stores'
import type { SitemapPage } from './sitemap-page.ts'

/** The view whose pages are listed, and the protocol and port it is reached by. */
export type SitemapSite = {
  readonly directory: StoreDirectory
  readonly view: StoreView
  readonly origin: { readonly protocol: string; readonly port: string }
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const sitemapNames = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const linkNames = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** Pages with their moments and translations. */
export async function writeUrlSet(pages: AsyncIterable<SitemapPage>, site: SitemapSite): Promise<string> {
  const entries: string[] = []
  for await (const page of pages) entries.push(writeUrl(page, site))
  return `${head}<urlset ${sitemapNames} ${linkNames}>\n${entries.join('')}</urlset>\n`
}

/** The sitemaps of a view that has too many pages for one. */
export function writeIndex(parts: readonly string[], { view, origin }: SitemapSite): string {
  const entries = parts.map((part) => `<sitemap><loc>${escapeXml(buildUrl(view, part, origin))}</loc></sitemap>\n`)
  return `${head}<sitemapindex ${sitemapNames}>\n${entries.join('')}</sitemapindex>\n`
}

function writeUrl({ path, lastModified, alternates }: SitemapPage, { directory, view, origin }: SitemapSite): string {
  const pageIn = ({ code }: { code: string }) => {
    if (code === view.code || !alternates) return path
    return alternates.find((alternate) => alternate.code === code)?.path ?? null
  }
  const links = alternateLinks({ directory, view, origin, pageIn }).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  )
  const moment = lastModified === null ? '' : `<lastmod>${lastModified}</lastmod>`
  return `<url><loc>${escapeXml(buildUrl(view, path, origin))}</loc>${moment}${links.join('')}</url>\n`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
