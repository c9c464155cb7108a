-- Who wants to hear when something that is sold out is back. The row goes with its mail: nothing is kept of who was told.
create table stock_alert (
  id bigint generated always as identity primary key,
  -- Of one size: what is sold, not the product it is a variant of.
  sku text collate "C" not null check (sku <> ''),
  email text not null check (email <> ''),
  -- The view it was asked for in: language, brand and page of the mails.
  store_code text not null,
  -- Who was logged in and asked for her own address; for what is said about an account and goes with it.
  customer_id integer references customer on delete cascade,
  asked_at timestamptz not null,
  -- Null until the link in the mail was followed.
  confirmed_at timestamptz,
  -- The mail that is being written.
  mail_due text check (mail_due in ('confirmation', 'back'))
);

-- However it is written, it is one mailbox to the mail server; asking twice is one alert.
create unique index stock_alert_address on stock_alert (lower(email), sku);
create index stock_alert_waiting on stock_alert (sku, confirmed_at, id) where confirmed_at is not null;
create index stock_alert_customer on stock_alert (customer_id);
create index stock_alert_age on stock_alert (asked_at);

-- How many people were told of a sku since when: no more than its pieces are enough for.
create table stock_alert_round (
  sku text collate "C" primary key check (sku <> ''),
  began_at timestamptz not null,
  told integer not null
);
