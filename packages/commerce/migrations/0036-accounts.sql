-- The one link in a mail that sets a new password. As a hash: who reads this table can use none. Asking again replaces it.
create table password_reset (
  customer_id integer primary key references customer on delete cascade,
  token_hash text not null unique,
  expires_at timestamptz not null
);

-- What a customer has to be told about the account, until the mail is written: events carry no address of anybody.
create table account_notice (
  id bigint generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  kind text not null check (kind in ('password-reset', 'password-changed', 'email-changed')),
  -- Where to, when it is not the address the account has by then.
  recipient text,
  -- The view it was caused in, whose language and brand the mail has.
  store_code text not null,
  created_at timestamptz not null default now()
);

create index account_notice_customer on account_notice (customer_id);
