import { statement } from '@vonk/platform/db'
import { nameInBooks } from './in-shop.ts'
import type { MoneyShop } from './open-money-shop.ts'

type Seen = { readonly seen: unknown }

/** In the words of the reference: gift cards that were bought are known by the order and their place in it. */
const question = statement<Seen>(
  'money-model-look',
  `with name as (
    select g.code, coalesce(b.order_id || '#' || b.position, g.code) as name
    from gift_card g left join order_bought_card b using (code)
  )
  select json_build_object(
    'stock', (select json_object_agg(${nameInBooks('sku', 'null::jsonb')}, quantity) from stock_item where manage_stock),
    'coupons', (select json_object_agg(code, (select count(*) from coupon_use u where u.code = c.code)) from coupon c),
    'cards', (select json_object_agg(name, (select sum(amount) from gift_card_entry e where e.code = name.code)) from name),
    'points', (select json_object_agg(customer_id,
      (select coalesce(sum(points), 0) from loyalty_entry e where e.customer_id = c.customer_id)) from loyalty_card c),
    'carts', (select json_object_agg(coalesce(guest_key, public_id::text), json_build_object(
      'lines', coalesce((select json_agg(json_build_object('sku', ${nameInBooks('sku', 'options')}, 'quantity', quantity) order by id)
        from cart_line l where l.cart_id = c.id), '[]'),
      'coupon', coupon_code,
      'cards', coalesce((select json_agg(name order by place) from unnest(gift_card_codes) with ordinality applied (code, place)
        join name using (code)), '[]'),
      'points', points,
      'hold', hold)) from cart c),
    'orders', (select json_object_agg(order_id, json_build_object(
      'status', status,
      'isWithdrawn', exists (select from order_withdrawal w where w.order_id = o.order_id and outcome is not null),
      'declaredAt', (select (extract(epoch from declared_at) * 1000)::bigint from order_withdrawal w where w.order_id = o.order_id),
      'version', (select count(*) from order_status_change c where c.order_id = o.order_id)
        + (select count(*) from order_refund r where r.order_id = o.order_id),
      'lines', (select json_agg(json_build_object('sku', ${nameInBooks('sku', 'options')}, 'quantity', quantity, 'paid', paid, 'returned', returned) order by position)
        from order_line l where l.order_id = o.order_id and parent_id is null),
      'tenders', json_build_object('cards', coalesce((select json_agg(json_build_object('card', name, 'amount', amount) order by position)
        from order_gift_card t join name using (code) where t.order_id = o.order_id), '[]'),
        'points', points_spent, 'money', grand_total),
      'refunds', coalesce((select json_agg(json_build_object('amount', amount, 'points', points, 'money', money, 'cards', coalesce((
          select json_agg(json_build_object('card', name, 'amount', (card ->> 'amount')::bigint) order by place)
          from jsonb_array_elements(r.gift_cards) with ordinality given (card, place) join name on name.code = card ->> 'code'), '[]'))
        order by position) from order_refund r where r.order_id = o.order_id), '[]'),
      'payment', (select json_build_object('status', p.status, 'amount', p.amount, 'refunded', p.refunded,
        'asked', (extract(epoch from asked_at) * 1000)::bigint) from order_payment p where p.order_id = o.order_id),
      'bank', (select json_build_object('status', b.status, 'refunded', b.refunded)
        from bank_payment b join order_payment p on p.id = b.payment_id where p.order_id = o.order_id),
      'moneyBack', coalesce((select json_agg(json_build_object('amount', amount, 'state', state, 'tries', tries) order by wanted_at)
        from payment_refund b where b.order_id = o.order_id), '[]'),
      'held', coalesce((select json_object_agg(${nameInBooks('sku', 'null::jsonb')}, quantity) from order_reservation r
        where r.order_id = o.order_id and is_counted and quantity > 0), '{}'))) from sales_order o)
  ) as seen`,
)

type Seeing = { readonly carts: Readonly<Record<string, unknown>> | null; readonly orders: object | null }

/** All that the reference knows too, as the database has it. */
export async function lookAtShop({ db }: Pick<MoneyShop, 'db'>, nameOfCart: (key: string) => string): Promise<unknown> {
  const [row] = await question(db)
  // The statement says what it answers.
  const seen = row?.seen as Seeing
  const carts = Object.entries(seen.carts ?? {}).map(([key, cart]) => [nameOfCart(key), cart] as const)
  return { ...seen, carts: Object.fromEntries(carts), orders: seen.orders ?? {} }
}
