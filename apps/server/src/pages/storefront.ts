import type { Config } from '../config.ts'

/** What the storefront's server build exports; only values cross this line, the build has its own copy of every package. */
export type RenderPage = (request: Request, shop: PageContext) => Promise<Response>

export type PageContext = {
  /** The API: a function call in one process, the network otherwise. */
  readonly api: (request: Request) => Promise<Response>
  /** Another number whenever the catalogue of this process may answer otherwise; null where nobody can say. */
  readonly catalogueVersion?: () => number | null
  /** The whole body of an answer the API made in this process, which need not be read from a stream. */
  readonly bodyOf?: (response: Response) => string | Uint8Array | null
  readonly nonce: string
  readonly requestId: string
  /** The page will be kept for everybody: it is made of nothing that was remembered. */
  readonly isKept?: boolean
  /** Where the store locator's map comes from. */
  readonly mapTiles: Config['mapTiles']
  /** Receives what went wrong while rendering; the shopper only learns that something did. */
  readonly onError: (error: unknown) => void
  readonly onNotice: (notice: string, details?: object) => void
  /** Makes the answer from a page that is there as a whole, so that it is compressed without a stream. */
  readonly answer: (html: string, init: ResponseInit) => Response
  /** The same from the bytes of a page, for one that is not kept. */
  readonly answerBytes?: (html: Uint8Array<ArrayBuffer>, init: ResponseInit) => Response
}

export type Storefront = {
  readonly renderPage: RenderPage
  /** The folder of files served as they are; none while Vite serves them itself. */
  readonly clientFolder: string | null
}
