import type { Client } from '@vonk/client'
import type { ShopSettings } from '@vonk/domain/settings'
import type { StoreDirectory, StoreView } from '@vonk/domain/stores'
import type { PageHost } from '@vonk/page-host'
import type { ShopI18n } from '../i18n/index.ts'
import type { EditorVisit } from './editor-visit.server.ts'
import type { ShopCaches } from './shop-caches.server.ts'

/** What loaders and the renderer know about the shop they serve. */
export type ShopRequest = {
  readonly client: Client
  readonly directory: StoreDirectory
  readonly view: StoreView
  readonly settings: ShopSettings
  readonly i18n: ShopI18n
  readonly host: PageHost
  readonly caches: ShopCaches
  /** Makes a large answer of a loader ready for the way it takes to the browser; `unpack` of the fragments reads it. */
  readonly pack: <Value extends object>(value: Value) => { readonly packed: string; readonly unpacked?: Value }
  /** Whether the shop is closed for work, at most a second ago. */
  readonly isInMaintenance: () => Promise<boolean>
  /** Null for everybody who does not come from the visual editor. */
  readonly editor: EditorVisit | null
}
