create table loyalty_card (
  customer_id integer primary key references customer on delete cascade,
  number text not null unique check (number ~ '^[0-9]{13}$'),
  issued_at timestamptz not null default now()
);

-- Entries are only ever added, and the balance is their sum. Who has counted a balance over n entries can only write
-- entry n + 1, and only one can: so nothing is spent twice.
create table loyalty_entry (
  customer_id integer not null references loyalty_card on delete cascade,
  position integer not null check (position > 0),
  points integer not null,
  reason text not null check (reason in ('earned', 'spent', 'given-back', 'revoked')),
  order_id text references sales_order on delete set null,
  entered_at timestamptz not null default now(),
  primary key (customer_id, position),
  -- Points that were spent meanwhile cannot be revoked, so a revocation may take nothing.
  constraint loyalty_entry_sign check (
    case reason when 'spent' then points < 0 when 'revoked' then points <= 0 else points > 0 end
  )
);

-- An order earns once and spends once, however often it is told so.
create unique index loyalty_entry_once on loyalty_entry (order_id, reason) where reason in ('earned', 'spent');
