-- Redirects of a view. The request path is decoded, without slashes at its ends, as pages are looked up.
create table url_redirect (
  view text not null references store_view (code) on update cascade,
  request_path text collate "C" not null check (request_path <> '' and request_path !~ '^/|/$'),
  target_path text not null check (target_path <> ''),
  redirect_type smallint not null check (redirect_type in (301, 302, 303, 307, 308)),
  primary key (view, request_path)
);
