-- What the shop says to a review, and who of its staff decided and answered. Staff are named by their address: they are no customers.
alter table review
  add column decided_by text,
  add column decided_at timestamptz,
  add column answer text check (answer <> ''),
  add column answered_by text,
  add column answered_at timestamptz,
  add constraint review_answer_whole check ((answer is null) = (answered_at is null));

-- Staff look at them by state, the newest first.
create index review_by_state on review (status, created_at desc, id desc);
drop index review_pending;
