-- Changes of several stories that are published together, under a name.
create table content_release (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  -- Counts every change, so that two editors notice each other.
  version integer not null default 1,
  publish_at timestamptz,
  publish_refused_at timestamptz,
  published_at timestamptz,
  changed_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (published_at is null or publish_at is null)
);

create unique index content_release_name on content_release (lower(name)) where published_at is null;
create index content_release_publish_at on content_release (publish_at) where publish_at is not null;

-- What a release holds of a story. It outlives the story, so that a release says which of its stories is gone.
create table release_story (
  release_id bigint not null references content_release on delete cascade,
  story_id bigint not null,
  content json not null,
  -- The version of the story this was taken from, or was compared with last.
  story_version integer not null,
  name text not null,
  full_slug text not null,
  added_by text,
  added_at timestamptz not null default now(),
  primary key (release_id, story_id)
);
