-- Where a mail program takes the reader off by itself (RFC 8058); null for mails that belong to an order or an account.
alter table mail add unsubscribe_url text;
