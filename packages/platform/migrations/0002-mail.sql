-- Mails of the shop: written with what caused them, sent by a job, read by operators. `key` names the cause: one mail each.
create table mail (
  id bigint generated always as identity primary key,
  key text not null unique check (length(key) between 1 and 200),
  sender_name text not null,
  recipient text not null,
  recipient_name text not null default '',
  subject text not null,
  html text not null,
  plain_text text not null,
  -- `sending` counts as waiting again once due_at has passed: its process has died.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'refused', 'given-up')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  -- What the mail server said, as a code; its sentences may hold an address.
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint mail_sent check ((state = 'sent') = (sent_at is not null))
);

create index mail_due on mail (due_at) where state in ('waiting', 'sending');
create index mail_created_at on mail (created_at);

create table mail_attachment (
  mail_id bigint not null references mail on delete cascade,
  position integer not null,
  file_name text not null,
  content_type text not null,
  content bytea not null,
  primary key (mail_id, position)
);
