-- Networks a customer has logged in from: strangers elsewhere cannot lock them out there. Digests: no address of a visitor is kept.
create table login_network (
  customer_id integer not null references customer on delete cascade,
  network text not null,
  seen_at timestamptz not null default now(),
  primary key (customer_id, network)
);

create index login_network_seen on login_network (seen_at);
