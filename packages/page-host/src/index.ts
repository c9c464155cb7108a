/**
 * What the process around the storefront lends it for one request. The storefront's build has its own copy of every
 * package, so only values cross this line: both sides import these types and nothing else of each other.
 */
export type PageHost = {
  /** The API: a function call in one process, the network otherwise. */
  readonly api: (request: Request) => Promise<Response>
  /** A number that changes whenever this process's catalogue may answer differently; null while that is unknown. */
  readonly catalogueVersion: () => number | null
  /** The whole body of a response the API made in this process, so that it need not be read from a stream. */
  readonly bodyOf: (response: Response) => string | Uint8Array | null
  readonly nonce: string
  readonly requestId: string
  /** The page goes into the output cache: nothing that was cached for another page may be used to make it. */
  readonly isKept: boolean
  /** Renders every cached fragment of a page again and fails where they differ: for tests, at twice the cost. */
  readonly checksFragments: boolean
  /** The tile server of the store locator's map; without it the shop shows a map of its own. */
  readonly mapTiles: { readonly url: string; readonly attribution: string } | null
  /** Where the visual editor is, when not on this site. */
  readonly editorOrigin: string | null
  /** This visitor waits in line, so many others before them where that is known; null for whoever may come in. */
  readonly waiting: { readonly ahead: number | null } | null
  /** Receives the store view the page belongs to, as soon as it is known, and whether its pages may be kept. */
  readonly onView: (code: string, useOutputCache: boolean) => void
  /** Receives errors met while rendering; the shopper only learns that something went wrong. */
  readonly onError: (error: unknown) => void
  /** Receives what an operator may want to know, such as an unknown path or a content block that was left out. */
  readonly onNotice: (notice: string, details?: object) => void
  /** Makes the response from a complete page, so that it is compressed without a stream. */
  readonly answer: (html: string, init: ResponseInit) => Response
  /** The same from the bytes of a page, for one that does not go into the output cache. */
  readonly answerBytes: (html: Uint8Array<ArrayBuffer>, init: ResponseInit) => Response
}

/** A request for a page in; HTML, data or a redirect out. */
export type RenderPage = (request: Request, host: PageHost) => Promise<Response>

/** How often a cache had what it was asked for and how often it was made, and what it holds where it can tell. */
export type CacheUsage = {
  readonly hits: number
  readonly misses: number
  readonly entries?: number
  readonly bytes?: number
}

/** By the names of docs/caches.md. */
export type CacheUsages = Readonly<Record<string, CacheUsage>>

/** What the storefront's server build exports. */
export type StorefrontBuild = {
  readonly renderPage: RenderPage
  /** Of the caches that all pages share. */
  cacheUsage(): CacheUsages
}
