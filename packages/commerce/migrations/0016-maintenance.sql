-- One row: whether the shop is closed for work.
create table maintenance (
  is_only boolean primary key default true check (is_only),
  is_on boolean not null default false,
  changed_at timestamptz not null default now()
);

insert into maintenance default values;
