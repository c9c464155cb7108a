-- Buyers who withdraw from an order, in two steps. What is declared stays.
create table order_withdrawal (
  order_id text primary key references sales_order on delete cascade,
  -- The hash of what the second step has to bring along, and since when.
  token_hash text not null unique,
  begun_at timestamptz not null,
  declared_at timestamptz,
  outcome text check (outcome in ('canceled', 'returned')),
  constraint order_withdrawal_declared check ((declared_at is null) = (outcome is null))
);
