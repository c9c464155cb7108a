-- The Commission publishes the notice in every language of the Union.
alter table guarantee_notice drop constraint guarantee_notice_language_check;
