import { ok, type Result } from '@vonk/domain/result'
import type { CartParts } from './stored/cart-parts.ts'
import { type AccessRefusal, type Caller, readCart } from './stored/open-cart.ts'
import type { StoredLine } from './stored/schema.ts'

/** What lies in a cart, for whoever may see it; null for a customer who names no cart and has none yet. */
export async function readCartLines(
  parts: CartParts,
  caller: Caller,
): Promise<Result<readonly StoredLine[] | null, AccessRefusal>> {
  const opened = await readCart(parts, caller)
  if (opened.ok) return ok(opened.value.lines)
  return caller.cartId === null && opened.refusal.code === 'cart-not-found' ? ok(null) : opened
}
