create table gift_card (
  code text primary key check (code <> '' and code = upper(code) and code !~ '\s'),
  is_active boolean not null default true,
  currency text not null default 'EUR' check (currency = 'EUR'),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  -- The order it was bought with, if it was.
  order_id text references sales_order on delete set null
);

create index gift_card_order on gift_card (order_id) where order_id is not null;

-- Entries are only ever added, and the balance is their sum. Who has counted a balance over n entries can only write
-- entry n + 1, and only one can: so nothing is spent twice.
create table gift_card_entry (
  code text not null references gift_card on update cascade on delete cascade,
  position integer not null check (position > 0),
  amount bigint not null,
  reason text not null check (reason in ('issued', 'spent', 'given-back')),
  order_id text references sales_order on delete set null,
  entered_at timestamptz not null default now(),
  primary key (code, position),
  constraint gift_card_entry_sign check (case reason when 'spent' then amount < 0 else amount > 0 end)
);

-- An order spends from a card once, however often it is handed in.
create unique index gift_card_entry_spent on gift_card_entry (order_id, code) where reason = 'spent';
