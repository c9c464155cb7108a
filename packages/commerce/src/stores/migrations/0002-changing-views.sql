-- A hidden view answers where it is, but nothing leads to it. One that was removed keeps its row, which its orders refer to;
-- its address is free for another.
alter table store_view add column is_hidden boolean not null default false, add column removed_at timestamptz;

drop index store_view_address;
create unique index store_view_address
  on store_view (host, (case when append_store_code then path_prefix else '' end)) where removed_at is null;

-- Where a view has been: who asks for such an address is led to where it is now.
create table left_address (
  host text not null,
  path_prefix text not null,
  view_code text not null references store_view (code) on delete cascade on update cascade,
  primary key (host, path_prefix)
);
