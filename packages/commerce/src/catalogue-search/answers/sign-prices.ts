import type { SearchDocument, SearchHit } from '@vonk/search/port'
import { mapYieldingToEventLoop } from './map-yielding-to-event-loop.ts'

/** Proves to the shop that prices are its own. */
export type SignPrices = (prices: object) => string

/** A client that names the fields it does without wants the signature unless it does without that, too. */
export function wantsSignature(exclude: readonly string[] | undefined): boolean {
  return exclude !== undefined && exclude.length > 0 && !exclude.some((field) => field.includes('sgn'))
}

/** Signs the price of every product found and of its variants; what is answered without sku or price stays as it is. */
export function createPriceSigning(sign: SignPrices) {
  // Engines hand out the same object for the same answer: it is signed once.
  const signed = new WeakMap<object, SearchDocument>()

  function withSignature<Priced extends object>(priced: Priced): Priced {
    const { sku, price_incl_tax } = fieldsOf(priced)
    if (typeof sku !== 'string' || typeof price_incl_tax !== 'number') return priced
    return { ...priced, sgn: sign({ sku, price_incl_tax }) }
  }

  function signDocument(source: SearchDocument): SearchDocument {
    const cached = signed.get(source)
    if (cached) return cached
    const { configurable_children: children } = source
    const document = withSignature({
      ...source,
      ...(Array.isArray(children) && { configurable_children: children.map(withSignature) }),
    })
    signed.set(source, document)
    return document
  }

  return (hits: readonly SearchHit[]): Promise<SearchHit[]> =>
    mapYieldingToEventLoop(hits, (hit) => ({ ...hit, source: signDocument(hit.source) }))
}

function fieldsOf(priced: object): { readonly sku?: unknown; readonly price_incl_tax?: unknown } {
  return priced
}
