-- What a parent tells about a child so that clothes fit. The month is enough for that: the day is not kept any more.
alter table child
  add column birth_month text check (birth_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  add column height_cm integer check (height_cm between 1 and 300),
  add column size text check (size <> '');

update child set birth_month = to_char(birthday, 'YYYY-MM') where birthday is not null;

alter table child drop column birthday;
