-- A log-in; its tokens live and end together.
create table customer_session (
  id uuid primary key,
  customer_id integer not null references customer on delete cascade,
  -- The refresh token is exchanged with every use, for good.
  is_rotating boolean not null default false,
  is_revoked boolean not null default false,
  created_at timestamptz not null default now()
);

create index customer_session_customer on customer_session (customer_id);

-- Tokens are stored as hashes: who reads this table can use none of them.
create table session_token (
  hash text primary key,
  session_id uuid not null references customer_session on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  rotated_at timestamptz
);

create index session_token_session on session_token (session_id);
create index session_token_expiry on session_token (expires_at);
