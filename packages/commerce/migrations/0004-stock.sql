-- What the warehouse has of each sku, for all store views together. Only the stock module writes here.
create table stock_item (
  sku text collate "C" primary key check (sku <> ''),
  product_id integer not null,
  quantity integer not null constraint stock_item_never_negative check (quantity >= 0),
  is_in_stock boolean not null,
  -- Off: the pieces are not counted and can always be sold.
  manage_stock boolean not null,
  updated_at timestamptz not null default now(),
  constraint stock_item_sold_out check (quantity > 0 or not manage_stock or not is_in_stock)
);

-- What each physical shop has on its shelves.
create table shop_stock (
  sku text collate "C" not null check (sku <> ''),
  location_id text collate "C" not null check (location_id <> ''),
  quantity integer not null constraint shop_stock_never_negative check (quantity >= 0),
  updated_at timestamptz not null default now(),
  primary key (sku, location_id)
);

-- Only ever added to: the deltas of a sku at a location (null: the warehouse) add up to what is there now.
create table stock_change (
  id bigint generated always as identity primary key,
  sku text collate "C" not null,
  location_id text collate "C",
  delta integer not null check (delta <> 0),
  quantity_after integer not null check (quantity_after >= 0),
  reason text not null check (reason <> ''),
  reference text,
  at timestamptz not null default now()
);

create index stock_change_sku on stock_change (sku, id);
