-- The notice on the legal guarantee as the Commission publishes it, one file a language; it may not be altered (Regulation (EU) 2025/1960).
create table guarantee_notice (
  language text primary key check (language in ('nl', 'en', 'de')),
  content_type text not null check (content_type in ('image/svg+xml', 'image/png')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- Names the file in its address, so that another file has another address.
  digest text not null check (digest ~ '^[0-9a-f]{16}$'),
  content bytea not null
);
