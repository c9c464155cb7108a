import type { ShopSettings } from '@vonk/domain/settings'
import type { StoreView } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import type { Sellables } from '../../sellables/index.ts'
import type { Throttles } from '../../throttles/index.ts'
import type { WhoIs } from './open-cart.ts'

/** What the cart needs of the rest of the shop. */
export type CartParts = {
  readonly db: Database
  readonly sellables: Sellables
  readonly whoIs: WhoIs
  /** Codes can be guessed at; guessing is slowed down. */
  readonly throttles: Throttles
  settingsOf(view: StoreView): ShopSettings
  now(): number
}
