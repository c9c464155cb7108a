-- When the provider was asked about a payment last.
alter table order_payment add column asked_at timestamptz;

-- A look at the few that are not decided yet, however many are.
create index order_payment_undecided on order_payment (created_at) where status in ('open', 'checking');
-- Money may still come for those that ended without it.
create index order_payment_ended on order_payment (updated_at) where status in ('failed', 'cancelled', 'expired');

-- The sandbox bank: a provider of payments that is part of the shop, for demos and tests. No other table refers to it.
create table bank_payment (
  -- Names the payment in addresses; nobody can guess it.
  reference text primary key check (length(reference) between 1 and 64),
  -- The id the shop gave it: asked for twice, it is the same payment.
  payment_id text not null unique check (length(payment_id) between 1 and 64),
  method text not null,
  amount bigint not null check (amount > 0),
  refunded bigint not null default 0,
  currency text not null check (currency = 'EUR'),
  description text not null,
  language text not null check (language in ('nl', 'de', 'en')),
  return_url text not null,
  webhook_url text not null,
  status text not null default 'open' check (status in ('open', 'pending', 'paid', 'failed', 'cancelled')),
  -- What a pending payment becomes, and when.
  coming_status text check (coming_status in ('paid', 'failed')),
  coming_at timestamptz,
  -- Which of the bank's pages the shopper has come to.
  stage text not null default 'details' check (stage in ('details', 'approval')),
  bank text,
  -- Forms that were sent for it.
  tries integer not null default 0 check (tries >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint bank_payment_refund check (refunded between 0 and amount),
  constraint bank_payment_coming check (num_nonnulls(coming_status, coming_at) in (0, 2))
);

create table bank_refund (
  -- The id the shop gave it.
  id text primary key check (length(id) between 1 and 64),
  reference text not null references bank_payment on delete cascade,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default now()
);

create index bank_refund_reference on bank_refund (reference);
