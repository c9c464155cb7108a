-- How a garment turned out to fit, and how tall the child is who wears it, where the writer says so.
alter table review
  add column fit text check (fit in ('small', 'true', 'large')),
  add column child_height smallint check (child_height between 40 and 220);
