-- What was done with orders and reviews is kept where all acts are (platform, migration 4), and nothing of it is lost.
insert into act (done_at, actor_kind, actor, actor_name, kind, thing, name, after)
select done_at, case when staff_email is null then 'command-line' else 'staff' end, staff_email, staff_name, 'order', order_id,
  action, jsonb_strip_nulls(jsonb_build_object('pieces', nullif(pieces, '[]'), 'amount', amount))
from order_act order by done_at, order_id, position;

drop table order_act;

insert into act (done_at, actor_kind, actor, kind, thing, name, after, kept_until)
select done_at, case when actor is null then 'command-line' else 'staff' end, actor, 'review', id::text, name, after,
  now() + interval '2 years'
from (
  select id, decided_at as done_at, decided_by as actor,
    case status when 1 then 'published' when 3 then 'refused' else 'put-back' end as name, null::jsonb as after
  from review where decided_at is not null
  union all
  select id, coalesce(answered_at, decided_at, created_at), answered_by,
    case when answer is null then 'answer-removed' else 'answered' end, jsonb_build_object('answer', answer)
  from review where answered_by is not null or answered_at is not null) decisions
order by done_at, id;

alter table review drop column decided_by, drop column decided_at, drop column answered_by;
