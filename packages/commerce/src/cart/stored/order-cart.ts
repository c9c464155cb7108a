import type { CartHold } from '@vonk/domain/payments'
import { jsonObject, selectList } from '@vonk/platform/bulk-insert'
import { type Db, statement } from '@vonk/platform/db'
import { eq } from 'drizzle-orm'
import type { CartChoices } from './choose-for-cart.ts'
import { guestKeyOf } from './guest-key.ts'
import { cartColumns, carts, lineColumns, type StoredCart } from './schema.ts'
import type { SeenCart } from './see-cart.ts'

const PUBLIC_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What an order keeps of its cart, made of the id a caller knows it by; null for what is no such id. */
export function orderCartKey(cartId: string): string | null {
  return PUBLIC_ID.test(cartId) ? cartId : guestKeyOf(cartId)
}

type Row = StoredCart & Pick<SeenCart, 'lines' | 'version'> & { readonly versionOfLines: string }

/** What waited for the row has the row as it is by then, but its lines as they were when it began to wait. */
const heldBy = (key: 'guest_key' | 'public_id') =>
  statement<Row>(
    `order-cart-by-${key}`,
    `with held as (
      select *, xmin::text as version from cart where ${key} = $1 and status = 'active' for update
    )
    select ${selectList(cartColumns)}, version,
      (select xmin::text from cart seen where seen.id = held.id) as "versionOfLines",
      coalesce((
        select json_agg(${jsonObject(lineColumns)} order by id) from cart_line where cart_id = held.id
      ), '[]') as lines
    from held`,
  )

const held = { guest: heldBy('guest_key'), customer: heldBy('public_id') }

/** Holds the cart that is to become an order, and reads its lines. Nobody can guess its id, so knowing it is enough. */
export async function lockCartOf(tx: Db, key: string): Promise<Pick<SeenCart, 'cart' | 'lines'> | null> {
  const hold = PUBLIC_ID.test(key) ? held.customer : held.guest
  const [first] = await hold(tx, key)
  // Whoever changes a cart writes its row, so that lines of another version have to be read again.
  const [row] = first && first.version !== first.versionOfLines ? await hold(tx, key) : [first]
  if (!row) return null
  const { lines, version: _, versionOfLines: __, ...cart } = row
  return { cart, lines }
}

const putOnHold = (key: 'guest_key' | 'public_id') =>
  statement<never>(`cart-on-hold-by-${key}`, `update cart set hold = $2 where ${key} = $1`)

const onHold = { guest: putOnHold('guest_key'), customer: putOnHold('public_id') }

/** Freezes, spends or frees the cart of an order; one that is gone is no obstacle. */
export async function holdCart(tx: Db, key: string, hold: CartHold): Promise<void> {
  await (PUBLIC_ID.test(key) ? onHold.customer : onHold.guest)(tx, key, hold)
}

/** Holds the cart of an order and answers who else does; null when it is gone. */
export async function lockCartHold(tx: Db, key: string): Promise<CartHold | null> {
  const isIt = PUBLIC_ID.test(key) ? eq(carts.publicId, key) : eq(carts.guestKey, key)
  const [cart] = await tx.select({ hold: carts.hold }).from(carts).where(isIt).for('update')
  return cart?.hold ?? null
}

const ordered = statement<never>(
  'cart-ordered',
  `update cart set country_id = $2, region = $3, carrier_code = $4, method_code = $5, payment_code = $6, hold = $7, updated_at = now()
  where id = $1`,
)

type OrderedCart = Pick<StoredCart, 'id' | 'hold'> & CartChoices

/** Keeps what the order says of a cart that is held, for the day it is free again. */
export async function saveOrderedCart(tx: Db, { id, hold, ...choices }: OrderedCart): Promise<void> {
  const { countryId, region, carrierCode, methodCode, paymentCode } = choices
  await ordered(tx, id, countryId, region, carrierCode, methodCode, paymentCode, hold)
}
