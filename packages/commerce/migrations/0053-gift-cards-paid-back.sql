-- A gift card whose order is called off is paid back: what is left on it comes off by an entry of its own.
alter table gift_card_entry
  drop constraint gift_card_entry_reason_check,
  drop constraint gift_card_entry_sign,
  add constraint gift_card_entry_reason_check check (
    reason in ('issued', 'spent', 'given-back', 'spent-again', 'paid-back')
  ),
  add constraint gift_card_entry_sign check (
    case when reason in ('spent', 'spent-again', 'paid-back') then amount < 0 else amount > 0 end
  );

-- The money of a card goes back once.
create unique index gift_card_entry_paid_back on gift_card_entry (code) where reason = 'paid-back';

-- What was paid for these pieces as well and was not given back, because gift cards among them had been spent.
alter table order_refund_line add column kept bigint not null default 0 check (kept >= 0);

-- Cards that came back before were switched off, with their money still on them.
insert into gift_card_entry (code, position, amount, reason, order_id)
select card.code, max(entry.position) + 1, -sum(entry.amount), 'paid-back', card.order_id
from order_bought_card bought
join sales_order o using (order_id)
join order_line line on line.id = bought.line_id
join gift_card card on card.code = bought.code
join gift_card_entry entry on entry.code = card.code
where not card.is_active and (o.status in ('canceled', 'returned') or line.returned > 0)
group by card.code, card.order_id
having sum(entry.amount) > 0;
