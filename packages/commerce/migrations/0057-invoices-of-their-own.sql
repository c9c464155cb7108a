-- Invoices and credit notes have a subscriber of their own. It goes on where that of the mails stands, which gave them out until now:
-- nothing is given out twice, nothing is left out.
insert into outbox_subscriber (name, transaction_order, event_id)
select 'invoices', transaction_order, event_id from outbox_subscriber where name = 'order-mails'
on conflict (name) do nothing;
