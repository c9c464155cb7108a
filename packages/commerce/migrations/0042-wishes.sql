-- What a product cost where it was wished for, and whether it was sold out when the customer last looked: she is told
-- that it costs less or is back, whichever device she looks with.
alter table wishlist_item
  add column price integer check (price >= 0),
  add column store_code text,
  add column was_sold_out boolean not null default false;
