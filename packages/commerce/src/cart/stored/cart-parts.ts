import type { ShopSettings } from '@vonk/domain/settings'
import type { StoreView } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import type { Tariff } from '../../shipping/index.ts'
import type { Throttles } from '../../throttles/index.ts'
import type { Sellables } from '../sellables/sellables.ts'

/** Who is behind a token. */
export type Buyer = { readonly customerId: number; readonly groupId: number; readonly emailAddress: string }

/** What the cart needs of the rest of the shop. */
export type CartParts = {
  readonly db: Database
  readonly sellables: Sellables
  whoIs(token: string): Promise<Buyer | null>
  /** Codes can be guessed at; guessing is slowed down. */
  readonly throttles: Throttles
  settingsOf(view: StoreView): ShopSettings
  /** What delivery costs; in memory, as every call about a cart needs them. */
  tariffs(): readonly Tariff[]
  now(): number
}
