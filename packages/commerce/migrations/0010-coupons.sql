create table coupon (
  -- Written without spaces and in capitals, as it is looked up.
  code text primary key check (code <> '' and code = upper(code) and code !~ '\s'),
  -- For the people of the shop.
  name text not null default '',
  kind text not null check (kind in ('percent', 'fixed', 'free-shipping')),
  -- Millionths.
  rate integer check (rate between 1 and 1000000),
  -- Cents.
  amount bigint check (amount > 0),
  is_active boolean not null default true,
  valid_from timestamptz,
  valid_until timestamptz,
  minimum_subtotal bigint check (minimum_subtotal >= 0),
  usage_limit integer check (usage_limit >= 0),
  usage_limit_per_customer integer check (usage_limit_per_customer >= 0),
  is_first_order_only boolean not null default false,
  works_in_sample_sale boolean not null default true,
  excluded_skus text[] not null default '{}',
  -- The folded mailbox a newsletter coupon was made for: it gets one.
  issued_to text unique,
  created_at timestamptz not null default now(),
  constraint coupon_benefit check ((rate is not null) = (kind = 'percent') and (amount is not null) = (kind = 'fixed')),
  constraint coupon_period check (valid_from <= valid_until)
);

-- One row per order that used it; a canceled order gives its use back by losing the row.
create table coupon_use (
  order_id text primary key references sales_order on delete cascade,
  code text not null references coupon on update cascade on delete cascade,
  customer_id integer references customer on delete set null,
  -- The folded mailbox of a guest, who is known by nothing else; a deleted customer leaves no trace here.
  mailbox text,
  used_at timestamptz not null default now(),
  constraint coupon_use_by check (customer_id is null or mailbox is null)
);

create index coupon_use_customer on coupon_use (code, customer_id);
create index coupon_use_mailbox on coupon_use (code, mailbox) where mailbox is not null;
