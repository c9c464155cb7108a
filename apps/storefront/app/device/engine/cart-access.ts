import { type CartLine, cartHash, createLine, type LineOptions } from '@vonk/domain/cart'
import type { CartLineView } from '../cart-line-view.ts'
import type { DeviceCart } from '../device-state.ts'
import type { EngineParts } from './engine-parts.ts'
import type { MergeWish } from './merge-wish.ts'
import type { Transmitter } from './transmitter.ts'

/** What every part of the cart's engine works with. */
export type CartAccess = EngineParts & {
  readonly api: Transmitter
  cart(): DeviceCart
  change(update: (cart: DeviceCart) => DeviceCart): void
  /** Whether the shopper is paying: the cart on the screen is then the one that counts. */
  isInCheckout(): boolean
  /** What the next run is asked for. */
  readonly next: { wish: MergeWish | null }
}

export function createCartAccess(parts: EngineParts, api: Transmitter): CartAccess {
  return {
    ...parts,
    api,
    next: { wish: null },
    cart: () => parts.store.read().cart,
    change(update) {
      parts.store.change((state) => {
        const cart = update(state.cart)
        return cart === state.cart ? state : { ...state, cart }
      })
    },
    isInCheckout: () => /\/checkout(\/|$)/.test(parts.pathname()),
  }
}

/** `later`: nobody answered, and nothing has been decided. */
export type SyncOutcome = 'done' | 'later'

/** The same for the same cart, whichever tab has read it from wherever; what is said about stock is no part of it. */
export function hashOf({ items, serverToken }: Pick<DeviceCart, 'items' | 'serverToken'>): string {
  return cartHash({ items: items.map(inOneOrder), token: serverToken })
}

/** The hash goes by the order of fields, and a line that was stored comes back in another. */
function inOneOrder(line: CartLineView): CartLine {
  const { sku, parentSku, type, quantity, options, unitPrice } = line
  const { previousQuantity, serverItemId, serverCartId, itemId, quoteId } = line
  const created = createLine({ sku, parentSku, type, quantity, options: options && inWireOrder(options), unitPrice })
  return { ...created, previousQuantity, serverItemId, serverCartId, itemId, quoteId }
}

function inWireOrder({ configurable, custom, bundle }: LineOptions): LineOptions {
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
