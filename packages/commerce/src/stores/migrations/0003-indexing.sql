-- Whether search engines may list a view: one that shoppers are led to may still be none of theirs. A hidden view never is.
alter table store_view add column is_indexed boolean not null default true;
