-- Buyers who were forgotten before this took what staff had said of their orders along only from the acts.

update order_status_change change set comment = ''
from sales_order o
where o.order_id = change.order_id and o.anonymised_at is not null and change.comment <> '';
