-- Who has which story open at the moment. A row that is not renewed for a while counts for nothing and is removed by the next.
create table story_presence (
  story_id bigint not null,
  email text not null,
  name text not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (story_id, email)
);
