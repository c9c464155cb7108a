-- What is sold under a name of its own. It may say a few things in its own words, by language:
-- { "nl": { "line": …, "home": …, "notFound": …, "error": …, "maintenance": … } }
create table brand (
  code text primary key check (code ~ '^[a-z][a-z0-9]{0,15}$'),
  name text not null check (name <> ''),
  words jsonb not null default '{}' check (jsonb_typeof(words) = 'object')
);

-- Until now the brand of a view was told by its code.
alter table store_view add column brand text;
update store_view set brand = case when code like '%rz%' then 'razz' else 'vonk' end;

-- Two sellers came with the first tables, whether or not anybody sold under these brands.
delete from seller
using (values
  ('vonk', 'Vonk Kinderkleding B.V.', 'Lantaarnkade 12', 'hallo@vonk.example', '+31 30 010 18 40', 'VK'),
  ('razz', 'Razz by Vonk B.V.', 'Lantaarnkade 14', 'yo@razz.example', '+31 30 010 18 50', 'RZ')
) as put (brand, name, street, email, phone, invoice_prefix)
where seller.brand = put.brand
  and (seller.name, seller.street, seller.postcode, seller.city, seller.country_id, seller.registration, seller.vat_id)
    = (put.name, put.street, '3512 ZX', 'Utrecht', 'NL', '00000012', 'NL000099998B57')
  and (seller.email, seller.phone, seller.invoice_prefix) = (put.email, put.phone, put.invoice_prefix)
  and not exists (select from store_view where store_view.brand = seller.brand)
  and not exists (select from invoice_series where invoice_series.brand = seller.brand)
  and not exists (select from credit_note_series where credit_note_series.brand = seller.brand);

insert into brand (code, name, words)
select former.code, former.name, former.words
from (values
  ('vonk', 'Vonk', '{
    "nl": {
      "line": "Kleding voor kinderen van 0 tot 14",
      "home": "Vonk aan. Naar buiten.",
      "notFound": "Deze pagina is buiten spelen.",
      "error": "Oeps. Kortsluiting.",
      "maintenance": "We ruimen even op."
    },
    "en": {
      "line": "Clothes for children aged 0 to 14",
      "home": "Spark on. Off you go.",
      "notFound": "This page is out playing.",
      "error": "Oops. Short circuit.",
      "maintenance": "We are tidying up."
    },
    "de": {
      "line": "Kleidung für Kinder von 0 bis 14",
      "home": "Funke an. Und raus.",
      "notFound": "Diese Seite ist draußen spielen.",
      "error": "Ups. Kurzschluss.",
      "maintenance": "Wir räumen kurz auf."
    }
  }'::jsonb),
  ('razz', 'Razz', '{
    "nl": {
      "line": "Het zusje met de grote mond, van 10 tot 18",
      "home": "Te veel? Precies genoeg.",
      "notFound": "Hier is niks.",
      "error": "Kortsluiting.",
      "maintenance": "Even offline."
    },
    "en": {
      "line": "The loud little sister, for ages 10 to 18",
      "home": "Too much? Just enough.",
      "notFound": "Nothing here.",
      "error": "Short circuit.",
      "maintenance": "Offline for a bit."
    },
    "de": {
      "line": "Die laute kleine Schwester, von 10 bis 18",
      "home": "Zu viel? Genau richtig.",
      "notFound": "Hier ist nichts.",
      "error": "Kurzschluss.",
      "maintenance": "Kurz offline."
    }
  }'::jsonb)
) as former (code, name, words)
where exists (select from seller where seller.brand = former.code)
  or exists (select from store_view where store_view.brand = former.code);

alter table store_view alter column brand set not null, add foreign key (brand) references brand on update cascade;
alter table seller drop constraint seller_brand_check, add foreign key (brand) references brand on update cascade;

-- Which brands there are, is known to their table alone.
alter table location drop constraint location_brands_check, add check (cardinality(brands) > 0);
alter table review drop constraint review_brand_check;
alter table newsletter_subscription drop constraint newsletter_subscription_brand_check;
alter table shipping_tariff drop constraint shipping_tariff_brands_check;

-- A tariff that names no brand is one of all.
alter table shipping_tariff alter column brands set default '{}';
-- Where there are views, an older process may still read them for a moment.
update shipping_tariff set brands = '{}' where cardinality(brands) > 1 and not exists (select from store_view);
