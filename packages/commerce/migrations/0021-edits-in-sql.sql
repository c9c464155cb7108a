-- Whoever changes stock or the catalogue in SQL is heard like the shop itself. The shop's own connections set vonk.writer,
-- keep the history and announce their changes themselves: nothing is announced twice.
create function is_shop_session() returns boolean language sql stable as $$
  select coalesce(current_setting('vonk.writer', true), '') = 'shop'
$$;

-- Of the warehouse and of the shelves of the shops: only these have a location. The argument is the topic.
create function stock_edited() returns trigger language plpgsql as $$
declare
  removed jsonb := '[]';
  added jsonb := '[]';
begin
  if tg_op <> 'INSERT' then select coalesce(jsonb_agg(old_row), '[]') into removed from old_rows old_row; end if;
  if tg_op <> 'DELETE' then select coalesce(jsonb_agg(new_row), '[]') into added from new_rows new_row; end if;

  insert into stock_change (sku, location_id, delta, quantity_after, reason)
  select sku, location_id, sum(after - before), sum(after), 'sql'
  from (
    select sku, location_id, quantity as before, 0 as after
    from jsonb_to_recordset(removed) as item (sku text, location_id text, quantity integer)
    union all
    select sku, location_id, 0, quantity
    from jsonb_to_recordset(added) as item (sku text, location_id text, quantity integer)
  ) edit
  group by sku, location_id
  having sum(after - before) <> 0;

  -- An event names at most 500.
  insert into outbox_event (topic, payload)
  select tg_argv[0], jsonb_build_object('skus', jsonb_agg(sku))
  from (
    select sku, (row_number() over (order by sku) - 1) / 500 as batch
    from (select distinct item->>'sku' as sku from jsonb_array_elements(removed || added) as item) edited
  ) numbered
  group by batch
  order by batch;
  return null;
end $$;

-- The argument is the kind of document. Of a product's document more is derived than pages: `products-edited` has it done.
create function catalogue_edited() returns trigger language plpgsql as $$
declare
  removed jsonb := '[]';
  added jsonb := '[]';
begin
  if tg_op <> 'INSERT' then
    select coalesce(jsonb_agg(jsonb_build_object('view', view, 'id', id)), '[]') into removed from old_rows;
  end if;
  if tg_op <> 'DELETE' then
    select coalesce(jsonb_agg(jsonb_build_object('view', view, 'id', id)), '[]') into added from new_rows;
  end if;

  insert into outbox_event (topic, payload)
  select topic, jsonb_build_object('view', view, 'entity', tg_argv[0], 'ids', jsonb_agg(id))
  from (
    select view, id, (row_number() over (partition by view order by id) - 1) / 500 as batch
    from (select distinct view, id from jsonb_to_recordset(removed || added) as document (view text, id integer)) edited
  ) numbered cross join unnest(array['catalogue-changed', 'products-edited']) as topic
  where topic = 'catalogue-changed' or tg_argv[0] = 'product'
  group by topic, view, batch
  order by topic, view, batch;
  return null;
end $$;

do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      ('stock_item', 'stock_edited', 'stock-changed'),
      ('shop_stock', 'stock_edited', 'shop-stock-changed'),
      ('catalogue_product', 'catalogue_edited', 'product'),
      ('catalogue_category', 'catalogue_edited', 'category'),
      ('catalogue_attribute', 'catalogue_edited', 'attribute'),
      ('catalogue_tax_rule', 'catalogue_edited', 'taxrule')
    ) as pair (table_name, function_name, argument)
  loop
    execute format('create trigger added_in_sql after insert on %I referencing new table as new_rows
      for each statement when (not is_shop_session()) execute function %I(%L)',
      watched.table_name, watched.function_name, watched.argument);
    execute format('create trigger changed_in_sql after update on %I referencing old table as old_rows new table as new_rows
      for each statement when (not is_shop_session()) execute function %I(%L)',
      watched.table_name, watched.function_name, watched.argument);
    execute format('create trigger removed_in_sql after delete on %I referencing old table as old_rows
      for each statement when (not is_shop_session()) execute function %I(%L)',
      watched.table_name, watched.function_name, watched.argument);
  end loop;
end $$;
