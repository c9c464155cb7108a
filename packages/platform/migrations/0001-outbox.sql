-- The order of transactions: their ids, made to go on where the old server stopped after a dump was restored on a new one.
create table outbox_server (
  system_identifier bigint primary key,
  first_order bigint not null
);

-- Events are only ever added. An event's position is (transaction_order, id): by id alone, a reader would pass an event
-- whose transaction took its id early and committed late.
create table outbox_event (
  transaction_order bigint not null,
  id bigint generated always as identity,
  topic text not null,
  payload jsonb not null,
  published_at timestamptz not null default now(),
  primary key (transaction_order, id)
);

create index outbox_event_published_at on outbox_event (published_at);

create function outbox_transaction_order(transaction_id xid8) returns bigint language plpgsql as $$
declare
  this_server bigint := (select system_identifier from pg_control_system());
  start bigint := (select first_order from outbox_server where system_identifier = this_server);
begin
  if start is null then
    insert into outbox_server (system_identifier, first_order)
      values (this_server, (select coalesce(max(transaction_order), 0) from outbox_event))
      on conflict do nothing;
    select first_order into strict start from outbox_server where system_identifier = this_server;
  end if;
  return start + transaction_id::text::bigint;
end $$;

-- Every transaction of this database below it has ended, as seen by the snapshot: nothing can appear there any more.
-- Open transactions of other databases on the server cannot have published here.
create function outbox_settled_order(snapshot pg_snapshot) returns bigint language sql as $$
  select outbox_transaction_order(coalesce(min(open_id), pg_snapshot_xmax(snapshot)))
  from pg_snapshot_xip(snapshot) open_id
  where not exists (
    select from pg_stat_activity
    where backend_xid = open_id::xid and datname <> current_database()
  )
$$;

alter table outbox_event
  alter column transaction_order set default outbox_transaction_order(pg_current_xact_id());

create function outbox_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox_event', '');
  return null;
end $$;

create trigger outbox_event_notify after insert on outbox_event for each statement execute function outbox_notify();

-- How far each durable subscriber has come, and how often the event after that point has failed.
create table outbox_subscriber (
  name text primary key,
  transaction_order bigint not null,
  event_id bigint not null,
  attempts integer not null default 0,
  retry_at timestamptz
);

-- Events a subscriber gave up on. Such an event stays in outbox_event for as long as it is named here.
create table outbox_dead_letter (
  subscriber text not null,
  transaction_order bigint not null,
  event_id bigint not null,
  error text not null,
  parked_at timestamptz not null default now(),
  primary key (subscriber, transaction_order, event_id)
);
