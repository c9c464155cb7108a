import type { CartHold } from '@vonk/domain/payments'
import type { Db } from '@vonk/platform/db'
import { and, eq, type SQL } from 'drizzle-orm'
import { guestKeyOf } from './guest-key.ts'
import { cartColumns, carts, type StoredCart } from './schema.ts'

const PUBLIC_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What an order keeps of its cart, made of the id a caller knows it by; null for what is no such id. */
export function orderCartKey(cartId: string): string | null {
  return PUBLIC_ID.test(cartId) ? cartId : guestKeyOf(cartId)
}

/** Holds the cart that is to become an order. Nobody can guess its id, so knowing it is enough. */
export async function lockCartOf(tx: Db, key: string): Promise<StoredCart | null> {
  const [cart] = await tx
    .select(cartColumns)
    .from(carts)
    .where(and(hasKey(key), eq(carts.status, 'active')))
    .for('update')
  return cart ?? null
}

/** Freezes, spends or frees the cart of an order; one that is gone is no obstacle. */
export async function holdCart(tx: Db, key: string, hold: CartHold): Promise<void> {
  await tx.update(carts).set({ hold }).where(hasKey(key))
}

/** Holds the cart of an order and answers who else does; null when it is gone. */
export async function lockCartHold(tx: Db, key: string): Promise<CartHold | null> {
  const [cart] = await tx.select({ hold: carts.hold }).from(carts).where(hasKey(key)).for('update')
  return cart?.hold ?? null
}

function hasKey(key: string): SQL {
  return PUBLIC_ID.test(key) ? eq(carts.publicId, key) : eq(carts.guestKey, key)
}
