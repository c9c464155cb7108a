import type { OrderLimit } from '@vonk/domain/cart'
import { mergeGuestCart } from '@vonk/domain/merge'
import type { Db } from '@vonk/platform/db'
import type { StoredCart, StoredLine } from './schema.ts'
import {
  deleteLines,
  insertGuestMerge,
  insertLine,
  lockCarts,
  readIntakes,
  readLines,
  updateCart,
  updateLine,
} from './store.ts'

type GuestCart = Pick<StoredCart, 'id'> & { readonly guestKey: string }

type GuestMerge = OrderLimit & { readonly cartId: number; readonly guest: GuestCart }

/**
 * Moves the lines of a guest's cart into the customer's; a cart that was handed over before changes nothing. Answers what the
 * customer's cart had no room for.
 */
export async function takeInGuest(
  tx: Db,
  { cartId: customerCartId, guest, maxProductsPerOrder }: GuestMerge,
): Promise<readonly StoredLine[]> {
  const locked = await lockCarts(tx, [customerCartId, guest.id])
  const own = locked.find(({ id }) => id === customerCartId)
  const theirs = locked.find(({ id }) => id === guest.id)
  if (!own || !theirs || theirs.status === 'merged' || theirs.hold !== 'free' || own.hold !== 'free') return []

  const customerLines = await readLines(tx, own.id)
  const guestLines = await readLines(tx, theirs.id)
  const takenInCartIds = await readIntakes(tx, own.id, guest.guestKey)
  const sides = { customerLines, guestLines, guestCartId: guest.guestKey, takenInCartIds }
  const merged = mergeGuestCart({ ...sides, maxProductsPerOrder })
  await saveLines(tx, { cartId: own.id, before: customerLines, after: merged.lines })
  await deleteLines(
    tx,
    guestLines.map(({ id }) => id),
  )
  await insertGuestMerge(tx, own.id, guest.guestKey)
  await updateCart(tx, theirs.id, { status: 'merged', couponCode: null, giftCardCodes: [] })
  await updateCart(tx, own.id, {
    couponCode: own.couponCode ?? theirs.couponCode,
    giftCardCodes: [...new Set([...own.giftCardCodes, ...theirs.giftCardCodes])],
  })
  return merged.leftOut
}

type Lines = { readonly cartId: number; readonly before: readonly StoredLine[]; readonly after: readonly StoredLine[] }

async function saveLines(tx: Db, { cartId, before, after }: Lines): Promise<void> {
  for (const line of after) {
    const existing = before.find(({ lineKey }) => lineKey === line.lineKey)
    if (!existing) await insertLine(tx, { ...withoutId(line), cartId })
    else if (existing.quantity !== line.quantity) await updateLine(tx, { ...existing, quantity: line.quantity })
  }
}

function withoutId({ id, ...line }: StoredLine) {
  return line
}
