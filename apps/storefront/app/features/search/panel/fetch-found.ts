import type { CardProduct } from '../../product/index.ts'

/** A category, a service page, an answer or a shop. */
export type FoundLink = { readonly name: string; readonly to: string }

/** One page of what a text finds. */
export type SearchFound = {
  readonly items: readonly CardProduct[]
  readonly total: number
  /** How many of them have every word; left out where all do. */
  readonly complete?: number
  readonly start: number
  readonly categories: readonly FoundLink[]
  readonly pages: readonly FoundLink[]
  /** Texts others searched for that begin alike. */
  readonly suggestions: readonly string[]
  /** Without a network: products the shopper has seen before and that fit the text. */
  readonly seen?: readonly CardProduct[]
}

export type FetchFound = (search: { text: string; start: number; signal: AbortSignal }) => Promise<SearchFound>

/** Asks the page's own server; the address is where the view answers searches. */
export function createFetchFound(address: string): FetchFound {
  return async ({ text, start, signal }) => {
    const query = new URLSearchParams({ q: text, start: String(start) })
    const response = await fetch(`${address}?${query}`, { signal })
    if (!response.ok) throw new Error(`The search answered ${response.status}`)
    return response.json()
  }
}
