-- Who works on the shop. Staff are no customers: no table of theirs refers to a customer's, and the other way round.
create table staff (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null check (name <> ''),
  role text not null check (role in ('viewer', 'editor', 'administrator')),
  password_hash text not null,
  totp_secret text not null,
  -- The last step whose code was used: no code is taken twice.
  totp_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table staff_session (
  -- Of a random token, which only the browser keeps.
  token_hash text primary key,
  staff_id bigint not null references staff on delete cascade,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);

create index staff_session_staff on staff_session (staff_id);
