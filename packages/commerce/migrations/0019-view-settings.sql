-- What a store view sets differently from the shop's defaults, by the name of the setting.
alter table store_view
  add column settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object');

-- German law wants an address confirmed before anything is sent to it.
update store_view set settings = '{"newsletterDoubleOptIn": true}' where language = 'de';
