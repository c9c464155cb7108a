-- When a draft was to be published by itself and was not, because its checks found errors; null again with the next decision.
alter table story add column publish_refused_at timestamptz;
