-- A return takes back the points its purchase has earned, also those that were spent meanwhile: the balance may fall below zero.
-- Before, it took no more than were there.
alter table loyalty_entry add column is_capped boolean not null default false;
update loyalty_entry set is_capped = true where reason = 'revoked';
