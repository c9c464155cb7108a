-- Fourteen tariffs came with the first tables, whatever a shop sells and wherever. One without store views has none but its own.
with put (carrier_code, carrier_title, method_code, country_id, titles, kind, timing, price, free_from, is_default, position) as (
  values
    ('postnl', 'PostNL', 'home', 'NL', 'Thuisbezorgd, Lieferung nach Hause, Home delivery', 'home', 'standard', 495, 7500, true, 10),
    ('postnl', 'PostNL', 'point', 'NL', 'Afhaalpunt, Paketshop, Parcel point', 'service-point', 'standard', 395, 7500, false, 20),
    ('postnl', 'PostNL', 'today', 'NL', 'Vandaag bezorgd, Lieferung heute, Delivered today', 'home', 'same-day', 895, null, false, 30),
    ('postnl', 'PostNL', 'sunday', 'NL', 'Zondag bezorgd, Lieferung am Sonntag, Delivered on Sunday', 'home', 'sunday', 695, null, false, 40),
    ('bpost', 'bpost', 'home', 'BE', 'Thuisbezorgd, Lieferung nach Hause, Home delivery', 'home', 'standard', 595, 7500, true, 10),
    ('bpost', 'bpost', 'point', 'BE', 'Afhaalpunt, Paketshop, Parcel point', 'service-point', 'standard', 495, 7500, false, 20),
    ('dhl', 'DHL', 'home', 'DE', 'Thuisbezorgd, Lieferung nach Hause, Home delivery', 'home', 'standard', 595, 7500, true, 10),
    ('dhl', 'DHL', 'point', 'DE', 'Afhaalpunt, Paketshop, Parcel point', 'service-point', 'standard', 495, 7500, false, 20)
  union all
  select brand, initcap(brand), 'store', country, 'Afhalen in de winkel, Abholung im Laden, Pickup in store', 'store', 'standard', 0,
    null, false, 50
  from unnest(array['vonk', 'razz']) as brand, unnest(array['NL', 'BE', 'DE']) as country
)
delete from shipping_tariff as tariff
using put
where not exists (select from store_view)
  and (tariff.carrier_code, tariff.method_code, tariff.country_id) = (put.carrier_code, put.method_code, put.country_id)
  and tariff.brands = case when put.kind = 'store' then array[put.carrier_code] else '{}' end
  and (tariff.carrier_title, concat_ws(', ', tariff.title_nl, tariff.title_de, tariff.title_en)) = (put.carrier_title, put.titles)
  and (tariff.kind, tariff.timing, tariff.is_default, tariff.position) = (put.kind, put.timing, put.is_default, put.position)
  and tariff.price = put.price
  and tariff.free_from is not distinct from put.free_from;

delete from delivery_country
where not exists (select from store_view)
  and not exists (select from shipping_tariff where shipping_tariff.country_id = delivery_country.id);
