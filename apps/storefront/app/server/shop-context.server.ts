import type { I18n } from '@lingui/core'
import type { Client } from '@vonk/client'
import type { StoreDirectory, StoreView } from '@vonk/domain/stores'
import { createContext } from 'react-router'

/** What the process around the storefront lends it for one request; nothing but values crosses this line. */
export type ShopGate = {
  readonly api: (request: Request) => Promise<Response>
  readonly nonce: string
  readonly requestId: string
  /** Receives what went wrong while rendering; the shopper only learns that something did. */
  readonly onError?: (error: unknown) => void
}

/** What loaders and the renderer know about the shop they serve. */
export type ShopRequest = {
  readonly client: Client
  readonly directory: StoreDirectory
  readonly view: StoreView
  readonly i18n: I18n
  readonly gate: ShopGate
}

export const shopContext = createContext<ShopRequest>()
