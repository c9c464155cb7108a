-- The last number of each seller's credit notes in each year, beside those of its invoices.
create table credit_note_series (
  brand text not null references seller,
  year integer not null,
  last_number integer not null check (last_number > 0),
  primary key (brand, year)
);

-- What was given out for a refund of an invoiced order, as it was given out; kept as long as the invoice.
create table credit_note (
  order_id text not null references invoice,
  refund_position integer not null check (refund_position >= 0),
  brand text not null,
  year integer not null,
  number integer not null,
  issued_at timestamptz not null default now(),
  document jsonb not null,
  primary key (order_id, refund_position),
  unique (brand, year, number),
  foreign key (brand, year) references credit_note_series
);
