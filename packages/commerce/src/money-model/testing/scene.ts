import { sql } from 'drizzle-orm'
import type { MoneyShop } from './open-money-shop.ts'

/** The shop of a run, and the ids of its carts by the names they have in the books. */
export type Scene = {
  readonly shop: MoneyShop
  readonly carts: Map<string, string>
  /** What the mail about a withdrawal brings, by order. */
  readonly links: Map<string, string>
}

/** What was refused, or `ok`, and what else was answered. */
export type Said = Pick<Awaited<ReturnType<MoneyShop['call']>>['body'], 'result'> & { readonly said: string }

export type Sent = Parameters<MoneyShop['call']>

/** On a busy machine the shop may ask to come back. */
export async function call({ shop }: Scene, ...sent: Sent): Promise<Said> {
  for (;;) {
    const { status, body } = await shop.call(...sent)
    if (status === 503) continue
    return { said: status === 200 ? 'ok' : (body.meta?.refusal ?? `status ${status}`), result: body.result }
  }
}

export const say = async (scene: Scene, ...sent: Sent): Promise<string> => (await call(scene, ...sent)).said

export const saidOf = (done: { ok: true } | { ok: false; refusal: { code: string } }): string =>
  done.ok ? 'ok' : done.refusal.code

export const headersOf = (who: number) => (who < 2 ? {} : { headers: { authorization: `Bearer token-of-${who - 1}` } })

export const centsOf = (euros: number): number => Math.round(euros * 100)

export type PlacedOrder = {
  readonly number: string
  readonly email: string
  readonly cart: string
  readonly paymentId: string | null
  readonly reference: string | null
  /** The ids of its lines. */
  readonly lines: readonly number[]
}

/** What whoever acts on an order has read on a screen or in a mail. */
export async function findPlaced({ shop: { db } }: Scene, orderId: string): Promise<PlacedOrder> {
  const { rows } = await db.execute<PlacedOrder>(sql`
    select order_number as number, email, o.cart_id as cart, p.id as "paymentId", p.provider_reference as reference,
      (select json_agg(l.id order by position) from order_line l where l.order_id = o.order_id and parent_id is null) as lines
    from sales_order o left join order_payment p using (order_id) where o.order_id = ${orderId}`)
  const [order] = rows
  if (!order) throw new Error(`the shop does not know ${orderId}`)
  return order
}
