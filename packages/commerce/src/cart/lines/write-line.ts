import { type Db, statement } from '@vonk/platform/db'
import type { StoredLine } from '../stored/schema.ts'
import type { SeenCart } from '../stored/see-cart.ts'
import type { LinePlan } from './put-line.ts'

type Written = { readonly id: number }

/** One statement, so that it is written as a whole; nothing is, when the cart is no longer the one that was seen. */
const writing = (line: string) => `
  with held as (
    update cart set updated_at = now() where id = $1 and xmin = $2::xid returning id
  ), absorbed as (
    delete from cart_line using held where cart_line.cart_id = held.id and cart_line.id = any($3::bigint[])
  ), line as (
    ${line}
  ), answer as (
    insert into cart_answer (cart_id, idempotency_key, answer)
    select held.id, $4, $5::jsonb || jsonb_build_object('id', line.id) from held, line where $4::text is not null
  )
  select id::float8 as id from line`

const addLine = statement<Written>(
  'cart-line-added',
  writing(`
    insert into cart_line
      (cart_id, line_key, sku, parent_sku, type, quantity, options, components, name, unit_price)
    select held.id, $6, $7, $8, $9, $10::integer, $11::jsonb, $12::jsonb, $13, $14::bigint from held
    returning id`),
)
const changeLine = statement<Written>(
  'cart-line-changed',
  writing(`
    update cart_line set
      line_key = $6, sku = $7, parent_sku = $8, type = $9, quantity = $10::integer, options = $11::jsonb,
      components = $12::jsonb, name = $13, unit_price = $14::bigint
    from held where cart_line.cart_id = held.id and cart_line.id = $15
    returning cart_line.id`),
)

type LineToWrite = {
  readonly seen: SeenCart
  readonly plan: LinePlan
  /** Under which the answer is kept. */
  readonly key: string | null
}

/** The line as it was written; null when somebody else has changed the cart since it was seen. */
export async function writeLine(db: Db, { seen, plan, key }: LineToWrite): Promise<StoredLine | null> {
  const { id, ...line } = plan.line
  const values = [
    seen.cart.id,
    seen.version,
    plan.absorbed,
    key,
    key === null ? null : JSON.stringify(line),
    line.lineKey,
    line.sku,
    line.parentSku,
    line.type,
    line.quantity,
    line.options && JSON.stringify(line.options),
    line.components && JSON.stringify(line.components),
    line.name,
    line.unitPrice,
  ]
  const [written] = id === null ? await addLine(db, ...values) : await changeLine(db, ...values, id)
  return written ? { ...line, id: written.id } : null
}
