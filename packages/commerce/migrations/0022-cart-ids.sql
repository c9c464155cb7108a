-- The id a customer's cart is known by outside. Older clients order with nothing but the id of a cart, so nobody may guess it.
alter table cart add column public_id uuid;
update cart set public_id = gen_random_uuid() where customer_id is not null;
alter table cart add constraint cart_public_id check ((public_id is null) = (customer_id is null));
create unique index cart_public_id on cart (public_id) where public_id is not null;
