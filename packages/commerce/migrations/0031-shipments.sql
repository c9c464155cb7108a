-- Where the parcel of an order can be followed.
create table order_shipment (
  order_id text primary key references sales_order on delete cascade,
  carrier_code text not null,
  tracking_code text not null check (tracking_code ~ '^[A-Za-z0-9-]{4,40}$'),
  shipped_at timestamptz not null default now()
);

-- The page of a carrier that follows a parcel, with {code}, {country}, {postcode} and {language} where they belong.
create table carrier_tracking (
  carrier_code text primary key check (carrier_code ~ '^[a-z0-9][a-z0-9_-]{0,31}$'),
  url_template text not null check (url_template ~ '^https://' and url_template like '%{code}%')
);

insert into carrier_tracking (carrier_code, url_template) values
  ('postnl', 'https://jouw.postnl.nl/track-and-trace/{code}-{country}-{postcode}'),
  ('dhl', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={code}'),
  ('dpd', 'https://tracking.dpd.de/status/{language}/parcel/{code}');
