import { type Db, statement } from '@vonk/platform/db'

/** A promise the books do not keep: which, and where. */
export type BrokenPromise = { readonly promise: string; readonly subject: string; readonly facts: string }

/** More than these nobody reads. */
const MOST = 200

/** What is true of the books at every moment, as one question to the database. An empty answer is a good one. */
const question = statement<BrokenPromise>(
  'books-checked',
  `
with lines as (
  select order_id, sum(gross) as gross, sum(discount) as discount, sum(paid) as paid
  from order_line where parent_id is null group by order_id
), cards as (
  select order_id, sum(amount) as amount from order_gift_card group by order_id
), payments as (
  select order_id, sum(amount) filter (where status = 'paid') as paid, sum(refunded) as refunded
  from order_payment group by order_id
), refunds as (
  select order_id, sum(money) as money, sum(amount) as amount from order_refund group by order_id
), returned as (
  select order_id, line_id, sum(amount) as amount, sum(kept) as kept from order_refund_line group by order_id, line_id
), kept as (
  select order_id, sum(kept) as kept from order_refund_line group by order_id
), bought as (
  select bought.order_id, bought.line_id, bought.code, bought.amount as sold,
    coalesce(sum(e.amount), 0) as balance,
    coalesce(-sum(e.amount) filter (where e.reason in ('spent', 'given-back', 'spent-again')), 0) as spent,
    coalesce(-sum(e.amount) filter (where e.reason = 'paid-back'), 0) as paid_back
  from order_bought_card bought join gift_card_entry e using (code)
  group by bought.order_id, bought.position
), bought_lines as (
  select order_id, line_id, sum(sold) as sold, sum(paid_back) as paid_back from bought group by order_id, line_id
), taken as (
  select reference as order_id, sku, sum(delta) as delta from stock_change
  where location_id is null and reason in ('order', 'return') group by reference, sku
)
select 'an order is its lines, shipping and fee, less the discount' as promise, order_number as subject,
  format('subtotal %s of %s, discount %s, total %s', o.subtotal, lines.gross, o.discount, o.total) as facts
from sales_order o join lines using (order_id)
where o.subtotal <> lines.gross
  or o.discount <> lines.discount + coalesce((shipping ->> 'discount')::bigint, 0)
  or total <> lines.paid + coalesce((shipping ->> 'paid')::bigint, 0) + coalesce((payment_fee ->> 'paid')::bigint, 0)
  or grand_total <> total - gift_cards_amount - points_amount

union all
select 'an order has lines', order_number, status
from sales_order o where not exists (select from order_line l where l.order_id = o.order_id)

union all
select 'gift cards gave an order what it says', order_number, format('%s of %s', coalesce(cards.amount, 0), gift_cards_amount)
from sales_order o left join cards using (order_id)
where gift_cards_amount <> coalesce(cards.amount, 0)

union all
select 'payments less refunds are what an order was paid with', order_number,
  format('%s: paid %s, refunded %s, due %s, given back %s', status, coalesce(payments.paid, 0),
    coalesce(payments.refunded, 0), grand_total, coalesce(refunds.money, 0))
from sales_order o left join payments using (order_id) left join refunds using (order_id)
where takes_stock and coalesce(payments.paid, 0) - coalesce(payments.refunded, 0) <>
  case when status in ('processing', 'shipped', 'returned') or refunds.order_id is not null
    then grand_total - coalesce(refunds.money, 0) else 0 end

union all
select 'an order gives back no more than was paid for it', order_number,
  format('%s and %s kept, of %s', refunds.amount, kept.kept, total)
from sales_order o join refunds using (order_id) join kept using (order_id)
where refunds.amount + kept.kept > total

union all
select 'a closed order has given back what was paid for it, less what its gift cards had bought', order_number,
  format('%s and %s kept, of %s', refunds.amount, kept.kept, total)
from sales_order o join refunds using (order_id) join kept using (order_id)
where takes_stock and status in ('canceled', 'returned') and refunds.amount + kept.kept < total

union all
select 'a gift card was sold for what is left on it, spent and paid back', o.order_number,
  format('%s: %s left, %s spent, %s paid back, of %s', code, balance, spent, paid_back, sold)
from bought join sales_order o using (order_id)
where sold <> balance + spent + paid_back

union all
select 'what gift cards were paid back for has come off them', o.order_number,
  format('line %s: %s for cards that lost %s of %s', l.id, returned.amount, coalesce(b.paid_back, 0), coalesce(b.sold, 0))
from sales_order o join order_line l using (order_id) join returned on returned.line_id = l.id
left join bought_lines b on b.line_id = l.id
where exists (select from order_bought_card card where card.line_id = l.id)
  and (returned.amount > coalesce(b.paid_back, 0) or l.discount = 0 and returned.amount < coalesce(b.paid_back, 0))

union all
select 'only what gift cards have bought is kept of a refund', o.order_number,
  format('line %s: %s kept, of cards sold for %s and paid back for %s', r.line_id, r.kept, b.sold, b.paid_back)
from returned r join sales_order o using (order_id) left join bought_lines b using (order_id, line_id)
where r.kept > coalesce(b.sold - b.paid_back, 0)

union all
select 'money that goes back is noted once', p.id, format('%s of %s', coalesce(sum(r.amount), 0), p.refunded)
from order_payment p join sales_order o using (order_id)
left join payment_refund r on r.payment_id = p.id
where o.takes_stock group by p.id having coalesce(sum(r.amount), 0) <> p.refunded

union all
select 'money that has to go back goes back', o.order_number,
  format('%s cents are stuck after %s tries, the last one %s', r.amount, r.tries, coalesce(r.last_outcome, 'refused'))
from payment_refund r join sales_order o using (order_id)
where r.state = 'stuck'

union all
select 'a refund is what its tenders get back', o.order_number, format('%s', r.amount)
from order_refund r join sales_order o using (order_id)
where r.amount <> r.money + r.points_amount + coalesce(
  (select sum((card ->> 'amount')::bigint) from jsonb_array_elements(r.gift_cards) card), 0)

union all
select 'the history of a sku adds up to its stock', s.sku, format('%s of %s', coalesce(sum(c.delta), 0), s.quantity)
from stock_item s left join stock_change c on c.sku = s.sku and c.location_id is null
group by s.sku, s.quantity having coalesce(sum(c.delta), 0) <> s.quantity

union all
select 'an order holds the stock it has taken', o.order_number,
  format('%s: holds %s, took %s', r.sku, r.quantity, -coalesce(taken.delta, 0))
from order_reservation r join sales_order o using (order_id)
left join taken on taken.order_id = r.order_id and taken.sku = r.sku
where r.is_counted and r.quantity <> -coalesce(taken.delta, 0)

union all
select 'no order without its reservation', o.order_number, l.sku
from sales_order o join order_line l using (order_id)
where o.takes_stock and o.status <> 'canceled'
  and not exists (select from order_line part where part.parent_id = l.id)
  and not exists (select from order_reservation r where r.order_id = o.order_id and r.sku = l.sku)

union all
select 'a canceled order holds no stock', o.order_number, r.sku
from sales_order o join order_reservation r using (order_id)
where o.status = 'canceled'

union all
select 'stock that was taken belongs to an order that holds it', coalesce(o.order_number, taken.order_id), taken.sku
from taken join sales_order o using (order_id)
where taken.delta <> 0
  and not exists (select from order_reservation r where r.order_id = taken.order_id and r.sku = taken.sku)

union all
select 'a gift card is never overdrawn', code, format('%s after entry %s', balance, position)
from (select code, position, sum(amount) over (partition by code order by position) as balance from gift_card_entry) e
where balance < 0

union all
select 'points are never overdrawn, unless a return takes them back', customer_id::text,
  format('%s after entry %s', balance, position)
from (
  select customer_id, position, reason, sum(points) over (partition by customer_id order by position) as balance
  from loyalty_entry
) e where balance < 0 and reason in ('spent', 'spent-again', 'expired')

union all
select 'points earned with what was returned are taken back', o.order_number, format('%s of %s', -e.revoked, e.earned)
from sales_order o join kept using (order_id) join lateral (
  select sum(points) filter (where reason = 'earned') as earned,
    coalesce(sum(points) filter (where reason = 'revoked'), 0) as revoked, bool_or(is_capped) as is_capped
  from loyalty_entry where order_id = o.order_id and reason in ('earned', 'revoked')
) e on e.earned > 0
where o.status = 'returned' and kept.kept = 0 and e.earned + e.revoked <> 0 and not e.is_capped

union all
select 'ledgers and orders agree on gift cards', o.order_number, format('%s gave %s', g.code, g.amount)
from sales_order o join order_gift_card g using (order_id)
where takes_stock and g.amount <> coalesce(
  (select -sum(e.amount) from gift_card_entry e where e.order_id = o.order_id and e.code = g.code and e.reason = 'spent'), 0)

union all
select 'ledgers and orders agree on points', order_number, format('%s', points_spent)
from sales_order o
where takes_stock and customer_id is not null and points_spent <> coalesce(
  (select -sum(e.points) from loyalty_entry e where e.order_id = o.order_id and e.reason = 'spent'), 0)

union all
select 'tenders of a canceled order are back', order_number, 'gift cards or points'
from sales_order o
where takes_stock and status = 'canceled' and (
  coalesce((select sum(e.amount) from gift_card_entry e
    where e.order_id = o.order_id and e.reason in ('spent', 'given-back', 'spent-again')), 0) <> 0
  or customer_id is not null and coalesce((select sum(e.points) from loyalty_entry e
    where e.order_id = o.order_id and e.reason in ('spent', 'given-back', 'spent-again')), 0) <> 0)

union all
select 'a living order has what gift cards gave it, less what went back', o.order_number, g.code
from sales_order o join order_gift_card g using (order_id)
where takes_stock and status <> 'canceled' and g.amount <> coalesce(
  (select sum((card ->> 'amount')::bigint) from order_refund r cross join jsonb_array_elements(r.gift_cards) card
    where r.order_id = o.order_id and card ->> 'code' = g.code), 0) - coalesce(
  (select sum(e.amount) from gift_card_entry e
    where e.order_id = o.order_id and e.code = g.code and e.reason in ('spent', 'given-back', 'spent-again')), 0)

union all
select 'a living order has the points it was paid with, less what went back', order_number, format('%s', points_spent)
from sales_order o
where takes_stock and status <> 'canceled' and customer_id is not null and points_spent <> coalesce(
  (select sum(r.points) from order_refund r where r.order_id = o.order_id), 0) - coalesce(
  (select sum(e.points) from loyalty_entry e
    where e.order_id = o.order_id and e.reason in ('spent', 'given-back', 'spent-again')), 0)

union all
select 'a living order has used its coupon once', order_number, coupon_code
from sales_order o
where takes_stock and coupon_code is not null
  and (status <> 'canceled') <> exists (select from coupon_use u where u.order_id = o.order_id and u.code = o.coupon_code)

union all
select 'the last change of an order is its status', order_number, status
from sales_order o
where takes_stock and status is distinct from (
  select c.status from order_status_change c where c.order_id = o.order_id order by position desc limit 1)

union all
select 'a cart is held as its order wants it', o.order_number, format('%s: %s', o.status, c.hold)
from sales_order o join cart c on o.cart_id = coalesce(c.guest_key, c.public_id::text)
where o.takes_stock and o.status <> 'canceled'
  and c.hold <> case when o.status in ('placed', 'pending') then 'frozen' else 'spent' end

limit ${MOST}`,
)

/** What is wrong with orders, payments, stock and ledgers; nothing, as long as the shop works. */
export async function checkBooks(db: Db): Promise<readonly BrokenPromise[]> {
  return question(db)
}
