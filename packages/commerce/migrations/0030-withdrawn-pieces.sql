-- What somebody withdraws from: some pieces of some lines, or all of the order where this is null.
alter table order_withdrawal add column pieces jsonb;
