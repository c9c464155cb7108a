-- Reviews are in the language of the view they were written in, whichever that is.
alter table review drop constraint review_language_check;
