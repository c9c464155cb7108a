-- The line before each store view that has a waiting room: the last place given out, and up to which places visitors were let in.
create table waiting_line (
  view text collate "C" primary key,
  last_number bigint not null,
  served bigint not null default 0,
  served_at timestamptz not null,
  check (served <= last_number)
);

-- Places that have been used: a copy of one lets nobody else in.
create table waiting_admission (
  view text collate "C" not null,
  number bigint not null,
  admitted_at timestamptz not null,
  primary key (view, number)
);

create index waiting_admission_age on waiting_admission (view, admitted_at);
