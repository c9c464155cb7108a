-- What the people of the shop did with an order, and who of them: nobody is named where it was done on the command line. Staff are
-- named as they were called then: they are no customers, and may have left since.
create table order_act (
  order_id text not null references sales_order on delete cascade,
  position integer not null,
  action text not null check (action in ('shipped', 'canceled', 'refunded')),
  staff_email text,
  staff_name text,
  -- What came back, as lines and pieces, and what was given back for it.
  pieces jsonb not null default '[]',
  amount bigint check (amount >= 0),
  done_at timestamptz not null default now(),
  primary key (order_id, position),
  check ((staff_email is null) = (staff_name is null))
);

-- Staff look at the newest of all orders.
create index sales_order_newest on sales_order (placed_at desc, entity_id desc);
