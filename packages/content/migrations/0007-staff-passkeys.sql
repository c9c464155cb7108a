-- Who serves customers: reviews and orders, no stories.
alter table staff
  drop constraint staff_role_check,
  add constraint staff_role_check check (role in ('viewer', 'editor', 'service', 'administrator'));

-- Keys that stand for the digits of an authenticator. Only the public half is here: who reads this table can use none.
create table staff_passkey (
  id uuid primary key,
  staff_id bigint not null references staff on delete cascade,
  credential_id text not null unique,
  -- What the key knows its owner by; says nothing of them.
  user_handle text not null,
  -- The host it was made for; browsers use it nowhere else.
  host text not null,
  public_key text not null,
  -- How often it was used, as far as the key counts that.
  counter bigint not null,
  transports text[] not null,
  name text not null check (name <> ''),
  created_at timestamptz not null default now(),
  used_at timestamptz
);

create index staff_passkey_staff on staff_passkey (staff_id);

-- What a key has to sign, until it does or the time is over. As a hash: who reads this table can answer none.
create table staff_passkey_challenge (
  hash text primary key,
  host text not null,
  -- Who adds a key, and what the key is to know them by; nobody yet when somebody logs in.
  staff_id bigint references staff on delete cascade,
  user_handle text,
  expires_at timestamptz not null,
  check ((staff_id is null) = (user_handle is null))
);

create index staff_passkey_challenge_staff on staff_passkey_challenge (staff_id);
create index staff_passkey_challenge_expiry on staff_passkey_challenge (expires_at);
