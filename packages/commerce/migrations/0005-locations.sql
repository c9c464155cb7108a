-- The shops of brick and mortar. Hours are read and written with their shop only, so they stay one value each.
create table location (
  -- The number of the shop, as its stock and its orders name it.
  id text collate "C" primary key check (id <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> ''),
  brands text[] not null check (cardinality(brands) > 0 and brands <@ array['vonk', 'razz']),
  street text not null,
  postcode text not null,
  city text not null,
  country_id text not null check (country_id ~ '^[A-Z]{2}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  phone text not null,
  email text not null,
  image text not null check (image like '/%'),
  is_pickup_location boolean not null,
  -- Seven entries from Monday on: {"opens": "09:30", "closes": "18:00"}, or null for a closed day.
  week jsonb not null check (jsonb_typeof(week) = 'array' and jsonb_array_length(week) = 7),
  -- [{"date": "2027-01-01", "name": {"nl": …, "de": …, "en": …}, "hours": {…} or null}]
  exceptions jsonb not null default '[]' check (jsonb_typeof(exceptions) = 'array')
);
