-- What a store view sets differently from the defaults of a module. Those of the shop itself stand in store_view.

create table module_settings (
  view_code text not null references store_view (code) on delete cascade on update cascade,
  module text not null,
  settings jsonb not null,
  primary key (view_code, module)
);
