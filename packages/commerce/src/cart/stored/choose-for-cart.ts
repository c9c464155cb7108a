import { checkCartChangeable } from '@vonk/domain/payments'
import { ok, type Result } from '@vonk/domain/result'
import { type Db, statement } from '@vonk/platform/db'
import type { CartParts } from './cart-parts.ts'
import { type ChangeRefusal, changeCartFor } from './change-cart.ts'
import { type Caller, findShopper, type OpenedCart, openCart, type Shopper } from './open-cart.ts'
import type { StoredCart } from './schema.ts'
import type { SeenCart } from './see-cart.ts'
import { updateCart } from './store.ts'

/** How a cart is delivered and paid: what its own row says of that. */
export type CartChoices = Pick<StoredCart, 'countryId' | 'region' | 'carrierCode' | 'methodCode' | 'paymentCode'>

/** What is chosen, and what the caller is answered. It writes nothing itself, as it may be asked again. */
type Choose<Value, Refusal> = (
  reader: Db,
  opened: OpenedCart,
) => Promise<Result<{ readonly choices: Partial<CartChoices>; readonly answer: Value }, Refusal>>

/** So often it is tried before others have to wait. */
const TRIES = 3

/**
 * Remembers a choice in a cart. Nobody waits for anybody: the cart is looked at, and written only if it is still what it was;
 * else all begins again.
 */
export async function chooseForCart<Value, Refusal>(
  parts: CartParts,
  caller: Caller,
  choose: Choose<Value, Refusal>,
): Promise<Result<Value, Refusal | ChangeRefusal>> {
  const shopper = await findShopper(parts, caller)
  if (!shopper.ok) return shopper
  for (let tried = 0; tried < TRIES; tried += 1) {
    const opened = await openCart(parts.db, caller, shopper.value)
    if (!opened.ok) return opened
    const changeable = checkCartChangeable(opened.value.cart.hold)
    if (!changeable.ok) return changeable
    const chosen = await choose(parts.db, opened.value)
    if (!chosen.ok) return chosen
    if (await writeChoices(parts.db, opened.value, chosen.value.choices)) return ok(chosen.value.answer)
  }
  return chooseInTurn(parts, { caller, shopper: shopper.value }, choose)
}

type Choosing = { readonly caller: Caller; readonly shopper: Shopper }

function chooseInTurn<Value, Refusal>(
  parts: CartParts,
  { caller, shopper }: Choosing,
  choose: Choose<Value, Refusal>,
): Promise<Result<Value, Refusal | ChangeRefusal>> {
  const unkeyed = { ...caller, idempotencyKey: null }
  return changeCartFor<Value, Refusal>(parts, { caller: unkeyed, shopper }, async (tx, opened) => {
    const chosen = await choose(tx, opened)
    if (!chosen.ok) return chosen
    await updateCart(tx, opened.cart.id, chosen.value.choices)
    return ok(chosen.value.answer)
  })
}

const choicesMade = statement<{ id: string }>(
  'cart-choices-made',
  `update cart set country_id = $3, region = $4, carrier_code = $5, method_code = $6, payment_code = $7, updated_at = now()
  where id = $1 and xmin = $2::xid returning id`,
)

/** False when somebody else has changed the cart since it was seen. */
async function writeChoices(db: Db, { cart, version }: SeenCart, choices: Partial<CartChoices>): Promise<boolean> {
  const { countryId, region, carrierCode, methodCode, paymentCode } = { ...cart, ...choices }
  const written = await choicesMade(db, cart.id, version, countryId, region, carrierCode, methodCode, paymentCode)
  return written.length > 0
}
