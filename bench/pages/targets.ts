import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

export type Target = {
  readonly name: string
  readonly url: string
  /** The share of the bare server's requests per second that is asked of it. */
  readonly bar?: number
}

const buyable = [
  { attribute: 'type_id', value: { eq: 'configurable' } },
  { attribute: 'visibility', value: { in: [4] } },
  { attribute: 'stock.is_in_stock', value: { eq: true } },
]

/** The pages with a bar of their own, found in the catalogue as a shopper would find them. */
export async function findTargets(bare: string, shop: string): Promise<Target[]> {
  return [
    { name: 'bare node:http', url: `${bare}/` },
    { name: '/healthz', url: `${shop}/healthz` },
    { name: 'home', url: `${shop}/`, bar: 0.02 },
    { name: 'category (50)', url: `${shop}/meisjes/`, bar: 0.012 },
    { name: 'product', url: `${shop}/${await findProductPath(shop)}/`, bar: 0.018 },
  ]
}

async function findProductPath(shop: string): Promise<string> {
  const format = 'request_format=search-query&response_format=compact&size=1&_source_include=url_path'
  const answer = await fetch(`${shop}/api/catalog/vue_storefront_catalog_nl/product/_search?${format}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vs-store-code': 'nl' },
    body: JSON.stringify({ _appliedFilters: buyable }),
  })
  // The compact format asked for: a list of bare documents with the one field.
  const { hits } = (await answer.json()) as { hits: { url_path?: string }[] }
  const path = hits[0]?.url_path
  if (!path) throw new Error('the catalogue has no product to measure')
  return path
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
