import { type Db, statement } from '@vonk/platform/db'
import { lineColumns, type NewStoredLine, type StoredLine } from '../stored/schema.ts'
import type { SeenCart } from '../stored/see-cart.ts'
import type { LinePlan } from './put-line.ts'

type SavedLine = { readonly id: number }

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

const { id: _, cartId: __, ...writtenColumns } = lineColumns
const written = Object.values(writtenColumns)
const names = written.map(({ name }) => name)
const FIRST = 6
const parameters = written.map((column, place) => `$${FIRST + place}::${column.getSQLType()}`)

const addLine = statement<SavedLine>(
  'cart-line-added',
  writing(`
    insert into cart_line (cart_id, ${names.join(', ')})
    select held.id, ${parameters.join(', ')} from held
    returning id`),
)
const changeLine = statement<SavedLine>(
  'cart-line-changed',
  writing(`
    update cart_line set ${names.map((name, place) => `${name} = ${parameters[place]}`).join(', ')}
    from held where cart_line.cart_id = held.id and cart_line.id = $${FIRST + written.length}
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
    ...valuesOf(line),
  ]
  const [stored] = id === null ? await addLine(db, ...values) : await changeLine(db, ...values, id)
  return stored ? { ...line, id: stored.id } : null
}

/** In the order of the columns. */
function valuesOf(line: NewStoredLine): unknown[] {
  // The columns are those of the table the type of a line is inferred from.
  const keys = Object.keys(writtenColumns) as (keyof typeof writtenColumns)[]
  return keys.map((key) =>
    writtenColumns[key].dataType === 'json' ? line[key] && JSON.stringify(line[key]) : line[key],
  )
}
