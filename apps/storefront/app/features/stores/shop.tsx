import type { StoreAddress, StoreDirectory, StoreView } from '@vonk/domain/stores'
import { createContext, type ReactNode, useContext } from 'react'

/** A server of map pictures, as the owner configured it. */
export type MapTiles = {
  /** Its address with `{z}`, `{x}` and `{y}` in it. */
  readonly url: string
  /** Who made the map; they have to be named on it. */
  readonly attribution: string
}

/** What every page knows of the shop it is part of. */
export type ShopData = {
  readonly view: StoreView
  /** Where the other views are; the rest of their configuration stays on the server. */
  readonly directory: StoreDirectory<StoreAddress>
  /** Protocol and port of the address in use, so that links to other hosts keep them. */
  readonly origin: { readonly protocol: string; readonly port: string }
  readonly look: LookFiles
  readonly themeColour: string
  /** Absent where nobody named such a server: then there is no map. */
  readonly mapTiles?: MapTiles
}

/** The style sheet of a brand, and the faces it needs at once. */
export type LookFiles = { readonly sheet: string; readonly fonts: readonly string[] }

const ShopContext = createContext<ShopData | null>(null)

export function ShopProvider({ shop, children }: { shop: ShopData; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>
}

export function useShop(): ShopData {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('useShop needs a ShopProvider above it')
  return shop
}
