-- Pictures that staff have uploaded or used: what they are called, what they show and what of them has to stay in sight.
create table picture (
  filename text primary key,
  alt text not null,
  focus text not null default '',
  created_at timestamptz not null default now()
);

create index picture_created_at on picture (created_at desc, filename);

insert into picture (filename, alt, focus, created_at)
select distinct on (part ->> 'filename')
  part ->> 'filename', coalesce(part ->> 'alt', ''), coalesce(part ->> 'focus', ''), story.updated_at
from story, jsonb_path_query(draft::jsonb, 'strict $.**') part
where jsonb_typeof(part) = 'object' and part ->> 'filename' <> ''
order by part ->> 'filename', story.updated_at desc;
