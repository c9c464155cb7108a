import type { I18n } from '@lingui/core'
import type { Client } from '@vonk/client'
import type { ShopSettings } from '@vonk/domain/settings'
import type { StoreDirectory, StoreView } from '@vonk/domain/stores'
import { createContext } from 'react-router'
import type { Packed } from '../features/packing/index.ts'
import type { ThemeParts } from './theme-view.server.ts'

/** What the process around the storefront lends it for one request; nothing but values crosses this line. */
export type ShopGate = {
  readonly api: (request: Request) => Promise<Response>
  /** Another number whenever the catalogue of this process may answer otherwise; null while that is changing. */
  readonly catalogueVersion?: () => number | null
  /** The whole body of an answer the API made in this process, which need not be read from a stream. */
  readonly bodyOf?: (response: Response) => string | Uint8Array | null
  readonly nonce: string
  readonly requestId: string
  /** The page will be kept for everybody: it has to be made of nothing that was remembered. */
  readonly isKept?: boolean
  /** Where the store locator's map comes from; a drawing of our own without it. */
  readonly mapTiles?: { readonly url: string; readonly attribution: string } | null
  /** Receives what went wrong while rendering; the shopper only learns that something did. */
  readonly onError?: (error: unknown) => void
  /** Receives what somebody who runs the shop may want to know: a path nobody knows, a block that was left out. */
  readonly onNotice?: (notice: string, details?: object) => void
  /** Makes the answer from a page that is there as a whole. */
  readonly answer?: (html: string, init: ResponseInit) => Response
  /** The same from the bytes of a page, for one that is not kept. */
  readonly answerBytes?: (html: Uint8Array<ArrayBuffer>, init: ResponseInit) => Response
}

/** What loaders and the renderer know about the shop they serve. */
export type ShopRequest = {
  readonly client: Client
  readonly directory: StoreDirectory
  readonly view: StoreView
  readonly settings: ShopSettings
  readonly i18n: I18n
  readonly gate: ShopGate
  /** Makes a large answer of a loader ready for the way it takes to the browser. */
  readonly pack: <Value extends object>(value: Value) => Packed<Value>
  /** Whether the shop is closed for work, at most a second ago. */
  readonly isInMaintenance: () => Promise<boolean>
  /** What editors put around every page of the view; never fails, at worst it is the designed fallback. */
  readonly findTheme: () => Promise<ThemeParts>
}

export const shopContext = createContext<ShopRequest>()
