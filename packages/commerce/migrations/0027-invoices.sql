-- Who sells under a brand: named in every confirmation and on every invoice. An installation puts its own here
-- (`vonk seller`).
create table seller (
  brand text primary key check (brand in ('vonk', 'razz')),
  name text not null check (name <> ''),
  street text not null,
  postcode text not null,
  city text not null,
  country_id text not null check (country_id ~ '^[A-Z]{2}$'),
  registration text not null default '',
  vat_id text not null default '',
  email text not null,
  phone text not null default '',
  -- What its invoice numbers begin with.
  invoice_prefix text not null unique check (invoice_prefix ~ '^[A-Z0-9]{1,8}$')
);

insert into seller (brand, name, street, postcode, city, country_id, registration, vat_id, email, phone, invoice_prefix)
values
  ('vonk', 'Vonk Kinderkleding B.V.', 'Lantaarnkade 12', '3512 ZX', 'Utrecht', 'NL', '00000012', 'NL000099998B57',
    'hallo@vonk.example', '+31 30 010 18 40', 'VK'),
  ('razz', 'Razz by Vonk B.V.', 'Lantaarnkade 14', '3512 ZX', 'Utrecht', 'NL', '00000012', 'NL000099998B57',
    'yo@razz.example', '+31 30 010 18 50', 'RZ');

-- The last number of each seller in each year. A sequence would leave gaps where a transaction is rolled back.
create table invoice_series (
  brand text not null references seller,
  year integer not null,
  last_number integer not null check (last_number > 0),
  primary key (brand, year)
);

-- What was given out, as it was given out: it stays when an order is anonymised, because the law wants it kept.
create table invoice (
  order_id text primary key references sales_order,
  brand text not null,
  year integer not null,
  number integer not null,
  issued_at timestamptz not null default now(),
  document jsonb not null,
  unique (brand, year, number),
  foreign key (brand, year) references invoice_series
);
