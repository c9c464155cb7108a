-- Who is registered for tax in several countries has a number in each: { "DE": "DE123456789" }. The one of before stands for the rest.
alter table seller add column vat_ids jsonb not null default '{}' check (jsonb_typeof(vat_ids) = 'object');
