-- Who changed a story last, by the address of the account; null for what came from the command line or from elsewhere.
alter table story add column changed_by text;
alter table story_version add column changed_by text;
-- When the draft is published by itself.
alter table story add column publish_at timestamptz;
create index story_publish_at on story (publish_at) where publish_at is not null;
