-- Who wants mail of a brand. Unsubscribing deletes the row: nothing is kept of an address that does not want to be.
create table newsletter_subscription (
  id integer generated always as identity primary key,
  brand text not null check (brand in ('vonk', 'razz')),
  email text not null check (email <> ''),
  -- The view it was asked for in, and so the language of the mails.
  store_code text not null,
  -- False until the link in the mail was followed, where the view asks for that.
  is_confirmed boolean not null,
  -- The mail that still has to be sent.
  mail_due text check (mail_due in ('confirmation-link', 'coupon')),
  -- Of the token in the link; who reads this table can confirm nothing.
  confirmation_hash text unique,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  constraint newsletter_confirmed check (is_confirmed = (confirmed_at is not null))
);

-- However it is written, it is one mailbox to the mail server.
create unique index newsletter_subscription_address on newsletter_subscription (brand, lower(email));
create index newsletter_subscription_due on newsletter_subscription (id) where mail_due is not null;
