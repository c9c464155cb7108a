import { jsonObject, selectList } from '@vonk/platform/bulk-insert'
import { type Db, statement } from '@vonk/platform/db'
import { cartColumns, lineColumns, type StoredCart, type StoredLine } from './schema.ts'

/** A cart with its lines as they were at one moment. */
export type SeenCart = {
  readonly cart: StoredCart
  readonly lines: readonly StoredLine[]
  /** Another one as soon as anything in the cart is another: whoever changes a cart writes its row. */
  readonly version: string
}

type Row = StoredCart & Pick<SeenCart, 'lines' | 'version'>

const columns = `
  ${selectList(cartColumns)}, xmin::text as version,
  coalesce((
    select json_agg(${jsonObject(lineColumns)} order by id) from cart_line where cart_id = cart.id
  ), '[]') as lines`

const guestCart = statement<Row>(
  'see-guest-cart',
  `select ${columns} from cart where guest_key = $1 and status = 'active'`,
)
const customerCart = statement<Row>(
  'see-customer-cart',
  `select ${columns} from cart where customer_id = $1 and shop = $2 and hold <> 'spent'`,
)

export async function seeGuestCart(db: Db, guestKey: string): Promise<SeenCart | null> {
  return toSeen(await guestCart(db, guestKey))
}

/** The customer's cart of a shop that is not ordered yet. */
export async function seeCustomerCart(db: Db, customerId: number, shop: string): Promise<SeenCart | null> {
  return toSeen(await customerCart(db, customerId, shop))
}

function toSeen([row]: readonly Row[]): SeenCart | null {
  if (!row) return null
  const { lines, version, ...cart } = row
  return { cart, lines, version }
}
