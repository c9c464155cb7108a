-- Points a customer wants to pay a part of the cart with.
alter table cart add column points integer not null default 0 check (points >= 0);

-- Each view counts its orders by itself; nobody waits for a number. Orders of any other view go on with sales_order_number.
create sequence order_number_nl start with 110000001;
create sequence order_number_en start with 120000001;
create sequence order_number_de start with 130000001;
create sequence order_number_vss_nl start with 140000001;
create sequence order_number_vss_en start with 150000001;
create sequence order_number_vss_de start with 160000001;
create sequence order_number_rz_nl start with 170000001;
create sequence order_number_rz_en start with 180000001;
create sequence order_number_rz_de start with 190000001;
create sequence order_number_rzss_nl start with 210000001;
create sequence order_number_rzss_en start with 220000001;
create sequence order_number_rzss_de start with 230000001;

comment on column sales_order.cart_id is
  'What finds the cart: the hash of a guest''s id, which is a secret, or the public id of a customer''s cart';

-- Orders that were handed in here have taken what they sell out of stock; imported ones have not.
alter table sales_order add column takes_stock boolean not null default false;

-- What an order has taken out of the warehouse and not given back.
create table order_reservation (
  order_id text not null references sales_order on delete cascade,
  sku text collate "C" not null,
  quantity integer not null check (quantity >= 0),
  -- Off: its pieces are not counted, so none are missing.
  is_counted boolean not null,
  primary key (order_id, sku)
);

-- Money that has to go back, until the provider has taken the order to send it.
create table payment_refund (
  id text primary key check (length(id) between 1 and 64),
  order_id text not null references sales_order on delete cascade,
  payment_id text not null references order_payment on delete cascade,
  amount bigint not null check (amount > 0),
  state text not null default 'wanted' check (state in ('wanted', 'sent', 'refused')),
  wanted_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

create index payment_refund_payment on payment_refund (payment_id);
create index payment_refund_order on payment_refund (order_id);
create index payment_refund_wanted on payment_refund (wanted_at) where state = 'wanted';

-- A gift card that was bought: its code is made when the order is paid.
create table order_bought_card (
  order_id text not null references sales_order on delete cascade,
  position integer not null,
  line_id integer not null references order_line on delete cascade,
  amount bigint not null check (amount > 0),
  code text unique references gift_card on update cascade on delete set null,
  primary key (order_id, position)
);

create index order_bought_card_line on order_bought_card (line_id);
