import { randomUUID } from 'node:crypto'
import { type Db, statement } from '@vonk/platform/db'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import {
  cartAnswers,
  cartColumns,
  cartIntakes,
  cartLines,
  carts,
  type NewStoredLine,
  type StoredCart,
  type StoredLine,
} from './schema.ts'

const guestCart = statement<never>('guest-cart-added', 'insert into cart (guest_key, shop) values ($1, $2)')

export async function insertGuestCart(db: Db, guestKey: string, shop: string): Promise<void> {
  await guestCart(db, guestKey, shop)
}

/** The customer's cart of a shop, made when there is none; at once in two tabs it is still one. */
export async function openCustomerCart(db: Db, customerId: number, shop: string): Promise<StoredCart> {
  const isTheirs = and(eq(carts.customerId, customerId), eq(carts.shop, shop), ne(carts.hold, 'spent'))
  const [existing] = await db.select(cartColumns).from(carts).where(isTheirs)
  if (existing) return existing
  await db.insert(carts).values({ customerId, shop, publicId: randomUUID() }).onConflictDoNothing()
  const [cart] = await db.select(cartColumns).from(carts).where(isTheirs)
  if (!cart) throw new Error('The cart of a customer was not stored')
  return cart
}

/** Whoever changes a cart holds its row until they are done; in order of id, so that nobody waits for each other. */
export async function lockCarts(tx: Db, ids: readonly number[]): Promise<StoredCart[]> {
  return tx
    .select(cartColumns)
    .from(carts)
    .where(inArray(carts.id, [...ids]))
    .orderBy(asc(carts.id))
    .for('update')
}

export function readLines(db: Db, cartId: number): Promise<StoredLine[]> {
  return db.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(asc(cartLines.id))
}

export async function insertLine(tx: Db, line: NewStoredLine): Promise<StoredLine> {
  const [stored] = await tx.insert(cartLines).values(line).returning()
  if (!stored) throw new Error('A new line of a cart was not stored')
  return stored
}

export async function updateLine(tx: Db, { id, ...line }: StoredLine): Promise<void> {
  await tx.update(cartLines).set(line).where(eq(cartLines.id, id))
}

export async function deleteLines(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(cartLines).where(inArray(cartLines.id, [...ids]))
}

export async function updateCart(tx: Db, id: number, change: Partial<Omit<StoredCart, 'id'>> = {}): Promise<void> {
  await tx
    .update(carts)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(carts.id, id))
}

/** The key of a guest's cart, if this cart has taken it in before. */
export async function readIntakes(tx: Db, cartId: number, guestKey: string): Promise<string[]> {
  const isThatOne = and(eq(cartIntakes.cartId, cartId), eq(cartIntakes.guestKey, guestKey))
  const rows = await tx.select({ key: cartIntakes.guestKey }).from(cartIntakes).where(isThatOne)
  return rows.map(({ key }) => key)
}

export async function insertGuestMerge(tx: Db, cartId: number, guestKey: string): Promise<void> {
  await tx.insert(cartIntakes).values({ cartId, guestKey }).onConflictDoNothing()
}

const answerUnderKey = statement<{ answer: unknown }>(
  'cart-answer',
  'select answer from cart_answer where cart_id = $1 and idempotency_key = $2',
)

export async function findAnswer(db: Db, cartId: number, idempotencyKey: string): Promise<{ answer: unknown } | null> {
  const [row] = await answerUnderKey(db, cartId, idempotencyKey)
  return row ?? null
}

export async function insertAnswer(tx: Db, cartId: number, idempotencyKey: string, answer: unknown): Promise<void> {
  await tx.insert(cartAnswers).values({ cartId, idempotencyKey, answer })
}
