-- Which house numbers of a street have which postcode: what a postcode lookup is answered from.
create table address_range (
  country_id text not null check (country_id ~ '^[A-Z]{2}$'),
  postcode text not null,
  -- The street without case, accents, spaces and abbreviations.
  street_key text not null check (street_key ~ '^[a-z0-9]+$'),
  first_number integer not null check (first_number > 0),
  last_number integer not null,
  -- The two sides of a Dutch street have postcodes of their own.
  side text not null default 'both' check (side in ('both', 'odd', 'even')),
  street text not null,
  city text not null,
  region text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  check (first_number <= last_number),
  primary key (country_id, postcode, street_key, side, first_number)
);

-- Where a carrier keeps a parcel until it is fetched.
create table parcel_point (
  id text primary key,
  carrier text not null,
  kind text not null check (kind in ('shop', 'supermarket', 'locker')),
  name text not null check (name <> ''),
  street text not null,
  house_number text not null,
  postcode text not null,
  city text not null,
  country_id text not null check (country_id ~ '^[A-Z]{2}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- Seven entries from Monday on, null for a closed day.
  week jsonb not null check (jsonb_typeof(week) = 'array' and jsonb_array_length(week) = 7)
);

create index parcel_point_position on parcel_point (latitude, longitude);
