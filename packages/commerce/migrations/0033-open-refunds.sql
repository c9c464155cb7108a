-- A refund the provider refuses or does not answer stays open: it is tried again, later and later. One that never went
-- through is stuck until somebody has it tried again or pays it in another way.
alter table payment_refund drop constraint payment_refund_state_check;

update payment_refund set state = 'stuck' where state = 'refused';

alter table payment_refund
  add constraint payment_refund_state_check check (state in ('wanted', 'sent', 'stuck', 'by-hand')),
  add column tries integer not null default 0 check (tries >= 0),
  add column last_outcome text check (last_outcome in ('refused', 'away')),
  -- At once where it is null.
  add column next_try_at timestamptz;

create index payment_refund_stuck on payment_refund (changed_at) where state = 'stuck';
