-- Staff look for orders by a part of a mail address or a name: the order is found by the letters in it, not by reading all of them.
create extension if not exists pg_trgm;
create index sales_order_number_start on sales_order (order_number text_pattern_ops);
create index sales_order_email_parts on sales_order using gin (lower(email) gin_trgm_ops);
create index order_address_name_parts on order_address using gin (lower(first_name || ' ' || last_name) gin_trgm_ops);
