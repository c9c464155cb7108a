create table toy_visit (at timestamptz not null, greeted boolean not null default false);
