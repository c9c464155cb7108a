import type { Client } from 'pg'
import type { Log } from '../log/index.ts'
import { withConnection } from './connect.ts'
import { listFiles } from './media-files.ts'

type Place = { readonly url: string; readonly mediaFolder: string; readonly log: Log }

/** What is in the way of a restore. */
export type PlaceFacts = {
  /** Connections of a shop that runs on the database. */
  readonly shopSessions: number
  readonly hasTables: boolean
  readonly hasMedia: boolean
}

export async function inspectPlace({ url, mediaFolder, log }: Place): Promise<PlaceFacts> {
  const hasMedia = !(await listFiles(mediaFolder).next()).done
  return withConnection({ url, log }, async (client) => {
    const { rows } = await client.query<Omit<PlaceFacts, 'hasMedia'>>(`
      select
        (select count(*)::integer from pg_stat_activity
          where datname = current_database() and application_name = 'vonk') as "shopSessions",
        exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as "hasTables"`)
    return { shopSessions: rows[0]?.shopSessions ?? 0, hasTables: rows[0]?.hasTables ?? true, hasMedia }
  })
}

// Tables take their triggers and most sequences along. What an extension has brought stays.
const dropStatements = `
  with relation as (
    select oid, relkind as kind, array_position('{r,p,v,m,S}', relkind::text) as place from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
  ), object as (
    select oid, place, format('drop %s if exists %s cascade', case kind
      when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, oid::regclass) as statement
    from relation
    union all
    select oid, 9, format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
    where pronamespace = 'public'::regnamespace
  )
  select statement from object
  where not exists (select from pg_depend where objid = object.oid and deptype = 'e')
  order by place`

/** Removes everything the shop has in a database; its jobs, too, which were meant for what is removed. */
export async function clearDatabase(client: Client): Promise<void> {
  await client.query('drop schema if exists jobs cascade')
  const { rows } = await client.query<{ statement: string }>(dropStatements)
  for (const { statement } of rows) await client.query(statement)
}
