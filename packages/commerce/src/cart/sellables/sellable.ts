import type { LineOptions } from '@vonk/domain/cart'
import type { Gift, GiftRefusal } from '@vonk/domain/gifts'
import type { PriceSteps } from '@vonk/domain/pricing'
import type { BundleRefusal, CustomOptionRefusal, ProductType } from '@vonk/domain/products'
import type { DemandComponent } from '@vonk/domain/stock'

/** What somebody wants to buy, as a line names it: a sku, or a parent's sku with the options that make the variant. */
export type SellableRequest = { readonly sku: string; readonly options: LineOptions | null }

/** One thing that can be sold, wholly described: which article, with what, at what price. */
export type Sellable = {
  readonly productId: number
  readonly sku: string
  readonly parentSku: string | null
  readonly type: ProductType
  readonly name: string
  readonly options: LineOptions | null
  /** The options in words, for people. */
  readonly shownOptions: readonly ShownOption[]
  /** Of one piece with its options, tax included, by how many are bought. */
  readonly prices: PriceSteps
  readonly taxClass: number
  /** Money's worth: who buys it gets a code. */
  readonly isGiftCard: boolean
  /** Whom the card is for; null for everything that is none. */
  readonly gift: Gift | null
  /** Made for who buys it, such as a shirt with a name: nobody else would want it back. */
  readonly isPersonalised: boolean
  /** What it draws stock from; empty where that is its own sku. */
  readonly components: readonly DemandComponent[]
}

export type ShownOption = { readonly label: string; readonly value: string }

export type SellableRefusal =
  | { readonly code: 'product-not-found' | 'product-disabled' | 'variant-missing' | 'price-unknown' }
  | { readonly code: 'option-too-long'; readonly optionId: string }
  | CustomOptionRefusal
  | GiftRefusal
  | BundleRefusal
