-- A withdrawal counts from its declaration. What it is from is chosen, and money moves, once the link of its mail is followed:
-- until then it has no outcome. What was declared before this has one, and stays as it is.
alter table order_withdrawal
  drop constraint order_withdrawal_declared,
  add constraint order_withdrawal_declared check (outcome is null or declared_at is not null),
  -- What links in mails name it by.
  add column id bigint generated always as identity unique,
  -- How often it was declared: each time a mail brings another link.
  add column declarations integer not null default 0 check (declarations >= 0);
