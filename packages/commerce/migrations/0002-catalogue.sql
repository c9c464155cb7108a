-- The catalogue of each store view: one document per thing, in the shape it is answered in. The other columns are copied
-- out of the document to find it by. json, not jsonb: it is read far more often than written, and always as a whole.
create table catalogue_product (
  view text not null references store_view (code) on update cascade,
  id integer not null check (id > 0),
  sku text collate "C" not null check (sku <> ''),
  type text not null,
  status integer not null,
  visibility integer not null,
  url_path text collate "C",
  document json not null,
  updated_at timestamptz not null default now(),
  primary key (view, id),
  unique (view, sku)
);

create index catalogue_product_url_path on catalogue_product (view, url_path) where url_path is not null;

-- Which configurable product a variant belongs to; the variant itself is part of that product's document.
create table catalogue_variant (
  view text not null,
  sku text collate "C" not null check (sku <> ''),
  id integer not null check (id > 0),
  parent_id integer not null,
  primary key (view, sku, parent_id),
  foreign key (view, parent_id) references catalogue_product (view, id) on update cascade on delete cascade
);

create index catalogue_variant_parent on catalogue_variant (view, parent_id);

create table catalogue_category (
  view text not null references store_view (code) on update cascade,
  id integer not null check (id > 0),
  parent_id integer not null,
  url_path text collate "C",
  document json not null,
  updated_at timestamptz not null default now(),
  primary key (view, id)
);

create index catalogue_category_url_path on catalogue_category (view, url_path) where url_path is not null;

create table catalogue_attribute (
  view text not null references store_view (code) on update cascade,
  id integer not null check (id > 0),
  code text collate "C" not null check (code <> ''),
  document json not null,
  updated_at timestamptz not null default now(),
  primary key (view, id),
  unique (view, code)
);

create table catalogue_tax_rule (
  view text not null references store_view (code) on update cascade,
  id integer not null check (id > 0),
  document json not null,
  updated_at timestamptz not null default now(),
  primary key (view, id)
);

-- The price in cents, tax included, a visitor was asked from a moment on until the next point: what the law wants a
-- reduction compared with. Points ahead of today are the ends of a special price that is dated already. There are many:
-- looking the view up for each would take as long as writing it.
create table price_point (
  view text not null,
  sku text collate "C" not null check (sku <> ''),
  since timestamptz not null,
  price integer not null check (price >= 0),
  primary key (view, sku, since)
);

create index price_point_since on price_point (view, since);
