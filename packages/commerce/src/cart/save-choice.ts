import { ok, type Result } from '@vonk/domain/result'
import type { CartParts } from './stored/cart-parts.ts'
import { type ChangeRefusal, changeCart } from './stored/change-cart.ts'
import type { CartDelivery } from './stored/delivery-choice.ts'
import type { Caller } from './stored/open-cart.ts'
import { updateCart } from './stored/store.ts'

type Chosen = { readonly choice: CartDelivery; readonly countryId: string }

/** Remembers where a cart is picked up or when it is brought; from then on it is delivered with that method. */
export function saveChoice(
  parts: CartParts,
  caller: Caller,
  { choice, countryId }: Chosen,
): Promise<Result<true, ChangeRefusal>> {
  const { carrierCode, methodCode } = choice
  return changeCart(parts, caller, async (tx, { cart }) => {
    const region = countryId === cart.countryId ? cart.region : null
    await updateCart(tx, cart.id, { countryId, region, carrierCode, methodCode, deliveryChoice: choice })
    return ok(true)
  })
}
