-- Links in mails that do something once, such as confirming an address. As hashes: who reads this table can use none.
create table mailed_link (
  hash text primary key,
  purpose text not null check (purpose in ('newsletter', 'stock-alert')),
  -- The row of the module that mailed it.
  subject bigint not null,
  expires_at timestamptz not null,
  -- Kept for a while after its use, so that who follows it again is told so.
  used_at timestamptz
);

create index mailed_link_expiry on mailed_link (expires_at);
