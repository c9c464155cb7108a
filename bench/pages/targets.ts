import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import type { Load } from '../load/load.ts'
import { loadCalls } from '../load/load-calls.ts'

export type Target = {
  readonly name: string
  /** The first of its pages. */
  readonly url: string
  /** All of its pages, which the clients ask for in turn: what is remembered of one is of no use to the next. */
  readonly paths: readonly string[]
  /** The share of the bare server's requests per second that is asked of it. */
  readonly bar?: number
}

/** Rendering pictures ahead would take the second core from whoever asks for pages. */
export const renderedEnv = { LOG_LEVEL: 'warn', VONK_IMAGES_AHEAD: 'false' }
export const keptEnv = { ...renderedEnv, VONK_OUTPUT_CACHE_MB: '64' }

const buyable = [
  { attribute: 'type_id', value: { eq: 'configurable' } },
  { attribute: 'status', value: { in: [1] } },
  { attribute: 'visibility', value: { in: [4] } },
  { attribute: 'stock.is_in_stock', value: { eq: true } },
]
const fiftyCards = 50
const most = { categories: 30, products: 60 }
const least = { categories: 24, products: 60 }

/** The pages with a bar of their own, found in the catalogue as a shopper would find them. */
export async function findTargets(bare: string, shop: string): Promise<Target[]> {
  const [categories, products] = await Promise.all([findCategories(shop), findProducts(shop)])
  const target = (name: string, paths: readonly string[], bar?: number): Target => {
    return { name, url: `${shop}${paths[0]}`, paths, ...(bar !== undefined && { bar }) }
  }
  return [
    { name: 'bare node:http', url: `${bare}/`, paths: ['/'] },
    target('/healthz', ['/healthz']),
    target('home', ['/', '/en/'], 0.02),
    target('category (50)', categories, 0.012),
    target('product', products, 0.018),
  ]
}

/** Ten clients, each asking for all pages of the target in turn. */
export function loadPages({ url, paths }: Target, seconds: number): Promise<Load> {
  return loadCalls({ origin: new URL(url).origin, calls: paths.map((path) => ({ method: 'GET', path })), seconds })
}

async function findProducts(shop: string): Promise<string[]> {
  const found = await search(shop, { view: 'nl', entity: 'product', filters: buyable, size: most.products })
  return enough(
    found.map(({ url_path: path }) => `/${path}/`),
    least.products,
  )
}

/** Those that fill a page, in both languages that share a host. */
async function findCategories(shop: string): Promise<string[]> {
  const filters = [{ attribute: 'is_active', value: { eq: true } }]
  const [dutch, english] = await Promise.all(
    ['nl', 'en'].map((view) => search(shop, { view, entity: 'category', filters, size: 500 })),
  )
  const pathsOf = (found: readonly Found[] = [], prefix = '') =>
    found
      .filter(({ url_path: path, product_count: count = 0 }) => path && count >= fiftyCards)
      .map(({ url_path: path }) => `${prefix}/${path}/`)
  return enough([...pathsOf(dutch), ...pathsOf(english, '/en')].slice(0, most.categories), least.categories)
}

function enough(paths: string[], count: number): string[] {
  if (paths.length < count) throw new Error(`the catalogue has ${paths.length} pages to measure, not ${count}`)
  return paths
}

type Found = { readonly url_path?: string; readonly product_count?: number }
type Search = { readonly view: string; readonly entity: string; readonly filters: object[]; readonly size: number }

async function search(shop: string, { view, entity, filters, size }: Search): Promise<Found[]> {
  const fields = '_source_include=url_path,product_count'
  const format = `request_format=search-query&response_format=compact&size=${size}&${fields}`
  const answer = await fetch(`${shop}/api/catalog/vue_storefront_catalog_${view}/${entity}/_search?${format}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vs-store-code': view },
    body: JSON.stringify({ _appliedFilters: filters }),
  })
  // The compact format asked for: a list of bare documents with these fields.
  const { hits } = (await answer.json()) as { hits: Found[] }
  return hits
}

export type PageWeight = { readonly raw: number; readonly compressed: number }

/** Bytes of a page as a browser gets it, and as it reads it. */
export async function weighPage(url: string): Promise<PageWeight> {
  const body = await new Promise<Buffer>((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve(Buffer.concat(parts)))
    })
    asked.on('error', reject).end()
  })
  return { raw: brotliDecompressSync(body).byteLength, compressed: body.byteLength }
}
