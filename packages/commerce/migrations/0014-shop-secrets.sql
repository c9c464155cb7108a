-- Keys every process of the shop signs with; made by the first one that needs them.
create table shop_secret (
  name text primary key,
  value text not null check (length(value) >= 32),
  created_at timestamptz not null default now()
);
