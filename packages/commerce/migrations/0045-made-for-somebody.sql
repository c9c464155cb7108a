-- What was made for one buyer cannot be withdrawn from. Lines of before are not known to be such.
alter table order_line add column is_personalised boolean not null default false;

-- Whom a gift card is for and when it goes to them, as the buyer wrote it. Null where the buyer gets it, and for cards of before.
alter table order_bought_card
  add column recipient_name text,
  add column recipient_email text,
  add column message text,
  add column send_on date;
