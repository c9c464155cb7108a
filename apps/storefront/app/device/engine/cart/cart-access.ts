import { sha3_224 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { cartHash, type LineOptions, withChecksum } from '@vonk/domain/cart'
import type { CartLineView } from '../../cart/cart-line-view.ts'
import { isCheckoutLeft } from '../../checkout/checkout-activity.ts'
import type { DeviceCart } from '../../device-state.ts'
import type { EngineParts } from '../engine-parts.ts'
import type { Transmitter } from '../tasks/transmitter.ts'
import type { SyncRequest } from './sync-request.ts'

/** What every part of the cart's engine works with. */
export type CartAccess = EngineParts & {
  readonly api: Transmitter
  cart(): DeviceCart
  change(update: (cart: DeviceCart) => DeviceCart): void
  /** Whether the shopper is paying: the cart on the screen is then the one that counts. */
  isInCheckout(): boolean
  /** What the next run is asked for. */
  readonly next: { request: SyncRequest | null }
}

export function createCartAccess(parts: EngineParts, api: Transmitter): CartAccess {
  return {
    ...parts,
    api,
    next: { request: null },
    cart: () => parts.store.read().cart,
    change(update) {
      parts.store.change((state) => {
        const cart = update(state.cart)
        if (cart === state.cart) return state
        return { ...state, cart: { ...cart, items: cart.items.map((line) => withChecksum(line, sha3of224)) } }
      })
    },
    isInCheckout: () =>
      /\/checkout(\/|$)/.test(parts.pathname()) &&
      // On a device that holds nothing yet, nobody has seen a cart that could count.
      parts.store.read().cart.items.length > 0 &&
      !isCheckoutLeft(parts.storage, { ...parts, now: parts.now() }),
  }
}

/** `later`: nobody answered, and nothing has been decided. */
export type SyncOutcome = 'done' | 'later'

/** What a line says about stock, prices to come and its looks: no change of the cart, and nothing to tell the server. */
const besides = [
  'checksum',
  'priceSteps',
  'totals',
  'info',
  'errors',
  'isInStock',
  'onlineStockCheckId',
  'name',
  'image',
  'page',
  'choices',
  'available',
  'addIds',
] as const satisfies readonly (keyof CartLineView)[]

/** The same for the same cart, whichever tab has read it from wherever. Every field of a line counts that is not named above. */
export function hashOf({ items, id }: Pick<DeviceCart, 'items' | 'id'>): string {
  return cartHash({ items: items.map(comparedPart), cartId: id }, sha3of224)
}

/** In one order: a line that comes back from the storage has another than one that was just put in. */
function comparedPart(line: CartLineView): object {
  const fields = Object.entries({ ...line, options: line.options && withoutWords(line.options) })
    .filter(([field]) => !besides.some((each) => each === field))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(fields)
}

/** What was chosen reads differently in every language, and comes back from a storage in another order. */
function withoutWords({ configurable, custom, bundle }: LineOptions): LineOptions {
  return {
    configurable: configurable.map(({ optionId, optionValue }) => ({ optionId, optionValue })),
    custom: custom.map(({ optionId, optionValue }) => ({ optionId, optionValue })),
    bundle: bundle.map(({ optionId, optionQuantity, optionSelections }) => ({
      optionId,
      optionQuantity,
      optionSelections,
    })),
  }
}

function sha3of224(text: string): string {
  return bytesToHex(sha3_224(utf8ToBytes(text)))
}
