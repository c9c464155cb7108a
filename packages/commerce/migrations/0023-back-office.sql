-- Whoever may change stock, prices and products over the API. Of a key only its hash is kept: who reads this table can use none.
create table back_office_key (
  name text primary key check (name ~ '^[a-z0-9-]{1,40}$'),
  hash text not null unique,
  created_at timestamptz not null default now(),
  used_on date
);

-- What was answered to a batch that may be sent again; null while it is at work.
create table back_office_answer (
  key_name text not null references back_office_key on delete cascade,
  idempotency_key text not null,
  -- A digest of the batch: the same key for another one is a mistake.
  fingerprint text not null,
  answer jsonb,
  begun_at timestamptz not null default now(),
  primary key (key_name, idempotency_key)
);

create index back_office_answer_begun on back_office_answer (begun_at);
