-- How often somebody has tried something lately. The key is a digest: no address of a visitor is kept.
create table throttle (
  key text primary key,
  -- Milliseconds since 1970, oldest first.
  attempts bigint[] not null default '{}',
  updated_at timestamptz not null default now()
);

create index throttle_updated on throttle (updated_at);
