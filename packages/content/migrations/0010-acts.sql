-- Who changed a story is kept where all acts are (platform, migration 4); what the story was stays here.
alter table story_version add column act_id bigint;

update story_version set act_id = numbered.act_id
from (
  select id, nextval(pg_get_serial_sequence('act', 'id')) as act_id from (select id from story_version order by id) ordered
) numbered
where numbered.id = story_version.id;

insert into act (id, done_at, actor_kind, actor, kind, thing, name, after, kept_until)
select act_id, created_at, case when changed_by is null then 'command-line' else 'staff' end, changed_by, 'story', uuid::text,
  action, jsonb_build_object('version', version, 'name', name, 'slug', full_slug), now() + interval '2 years'
from story_version order by id;

alter table story_version drop column changed_by;
