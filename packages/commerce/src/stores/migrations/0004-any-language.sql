-- Which languages there are is known to packages/languages: a new one is a folder there.
alter table store_view drop constraint store_view_language_check;
