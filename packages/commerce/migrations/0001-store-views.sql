-- The storefronts of this installation: who answers at which address, in which language.
create table store_view (
  code text primary key check (code ~ '^[a-z]+(_[a-z]+)?$'),
  position integer not null unique,
  is_default boolean not null default false,
  host text not null check (host = lower(host) and host <> ''),
  path_prefix text not null default '' check (path_prefix ~ '^[a-z-]*$'),
  append_store_code boolean not null default false,
  language text not null check (language in ('nl', 'en', 'de')),
  is_sample_sale boolean not null default false,
  has_family_account boolean not null default false,
  tax_country text not null check (tax_country ~ '^[A-Z]{2}$'),
  root_category_id integer not null,
  title_template text not null check (title_template like '%\%s%'),
  use_trailing_slash boolean not null default true,
  hreflang_prefix text not null default '',
  tag_manager_id text,
  tag_manager_domain text not null default '',
  tag_manager_load_script boolean not null default true
);

create unique index store_view_default on store_view (is_default) where is_default;

-- Two views at one address could never be told apart.
create unique index store_view_address on store_view (host, (case when append_store_code then path_prefix else '' end));
