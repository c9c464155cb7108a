-- What a way of delivery is called, by language. The three columns from before stay, empty from now on, for processes that are still replaced.
alter table shipping_tariff
  add column titles jsonb not null default '{}' check (jsonb_typeof(titles) = 'object'),
  alter column title_nl drop not null,
  alter column title_de drop not null,
  alter column title_en drop not null;

update shipping_tariff set titles = jsonb_build_object('nl', title_nl, 'de', title_de, 'en', title_en);
