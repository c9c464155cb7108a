-- What a way of delivery costs in a zone, which is a country; tax included, in whole cents.
create table shipping_tariff (
  carrier_code text not null check (carrier_code ~ '^[a-z0-9][a-z0-9_-]{0,31}$'),
  method_code text not null check (method_code ~ '^[a-z0-9][a-z0-9_-]{0,31}$'),
  country_id text not null check (country_id ~ '^[A-Z]{2}$'),
  carrier_title text not null check (carrier_title <> ''),
  title_nl text not null check (title_nl <> ''),
  title_de text not null check (title_de <> ''),
  title_en text not null check (title_en <> ''),
  kind text not null check (kind in ('home', 'service-point', 'store')),
  timing text not null default 'standard' check (timing in ('standard', 'same-day', 'sunday')),
  brands text[] not null default '{vonk,razz}'
    check (cardinality(brands) > 0 and brands <@ array['vonk', 'razz']),
  price bigint not null check (price >= 0),
  -- Products worth at least this are delivered free; null never are.
  free_from bigint check (free_from >= 0),
  is_default boolean not null default false,
  -- The lowest of a country is offered first.
  position integer not null default 100,
  primary key (carrier_code, method_code, country_id),
  constraint shipping_tariff_at_the_door check (timing = 'standard' or kind = 'home')
);

insert into shipping_tariff (
  carrier_code, carrier_title, method_code, country_id, title_nl, title_de, title_en,
  kind, timing, price, free_from, is_default, position
) values
  ('postnl', 'PostNL', 'home', 'NL', 'Thuisbezorgd', 'Lieferung nach Hause', 'Home delivery', 'home', 'standard', 495, 7500, true, 10),
  ('postnl', 'PostNL', 'point', 'NL', 'Afhaalpunt', 'Paketshop', 'Parcel point', 'service-point', 'standard', 395, 7500, false, 20),
  ('postnl', 'PostNL', 'today', 'NL', 'Vandaag bezorgd', 'Lieferung heute', 'Delivered today', 'home', 'same-day', 895, null, false, 30),
  ('postnl', 'PostNL', 'sunday', 'NL', 'Zondag bezorgd', 'Lieferung am Sonntag', 'Delivered on Sunday', 'home', 'sunday', 695, null, false, 40),
  ('bpost', 'bpost', 'home', 'BE', 'Thuisbezorgd', 'Lieferung nach Hause', 'Home delivery', 'home', 'standard', 595, 7500, true, 10),
  ('bpost', 'bpost', 'point', 'BE', 'Afhaalpunt', 'Paketshop', 'Parcel point', 'service-point', 'standard', 495, 7500, false, 20),
  ('dhl', 'DHL', 'home', 'DE', 'Thuisbezorgd', 'Lieferung nach Hause', 'Home delivery', 'home', 'standard', 595, 7500, true, 10),
  ('dhl', 'DHL', 'point', 'DE', 'Afhaalpunt', 'Paketshop', 'Parcel point', 'service-point', 'standard', 495, 7500, false, 20);

insert into shipping_tariff (
  carrier_code, carrier_title, method_code, country_id, title_nl, title_de, title_en, kind, brands, price, position
)
select brand, initcap(brand), 'store', country, 'Afhalen in de winkel', 'Abholung im Laden', 'Pickup in store', 'store',
  array[brand], 0, 50
from unnest(array['vonk', 'razz']) as brand, unnest(array['NL', 'BE', 'DE']) as country;

-- Where the shopper fetches the cart, or when it is brought, and the method this was chosen for:
-- { carrierCode, methodCode, place, timeframe }.
alter table cart add column delivery_choice jsonb check (jsonb_typeof(delivery_choice) = 'object');
