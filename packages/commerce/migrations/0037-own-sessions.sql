-- What a customer tells her devices apart by. Of what a browser says of itself only these two words are kept.
alter table customer_session
  add column browser text not null default '',
  add column system text not null default '',
  -- When it last got a new token.
  add column used_at timestamptz not null default now();

update customer_session set used_at = created_at;
