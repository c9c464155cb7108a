-- The region a cart goes to, by its name: a tax rate may hold for one region alone.
alter table cart add column region text check (length(region) between 1 and 255);
