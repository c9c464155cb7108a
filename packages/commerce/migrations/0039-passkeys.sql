-- Keys that log a customer in without a password. Only the public half is here: who reads this table can use none.
create table passkey (
  id uuid primary key,
  customer_id integer not null references customer on delete cascade,
  credential_id text not null unique,
  -- What the key knows its owner by; says nothing of the customer.
  user_handle text not null,
  -- The host it was made for; browsers use it nowhere else.
  host text not null,
  public_key text not null,
  -- How often it was used, as far as the key counts that.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);

create index passkey_customer on passkey (customer_id);

-- What a key has to sign, until it does or the time is over. As a hash: who reads this table can answer none.
create table passkey_challenge (
  hash text primary key,
  store_code text not null,
  -- Who adds a key, and what the key is to know them by; nobody yet when somebody logs in.
  customer_id integer references customer on delete cascade,
  user_handle text,
  expires_at timestamptz not null,
  check ((customer_id is null) = (user_handle is null))
);

create index passkey_challenge_customer on passkey_challenge (customer_id);
create index passkey_challenge_expiry on passkey_challenge (expires_at);

alter table account_notice
  drop constraint account_notice_kind_check,
  add constraint account_notice_kind_check check (
    kind in ('password-reset', 'password-changed', 'email-changed', 'passkey-added', 'passkey-removed')
  );
