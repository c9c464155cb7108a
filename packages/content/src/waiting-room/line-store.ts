import type { Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'

type Line = { readonly view: string; readonly now: Date }

/** Gives out the next place. An empty line has saved up nothing: whoever comes first waits as well. */
export async function takeNumber(db: Db, { view, now }: Line): Promise<number> {
  const at = now.toISOString()
  const { rows } = await db.execute<{ number: string }>(sql`
    insert into waiting_line as line (view, last_number, served_at) values (${view}, 1, ${at})
    on conflict (view) do update set last_number = line.last_number + 1,
      served_at = case when line.served = line.last_number then excluded.served_at else line.served_at end
    returning last_number as number`)
  return Number(rows[0]?.number)
}

/** Lets in as many as the time since the last ones allows; answers up to which place visitors may come. */
export async function advanceLine(db: Db, { view, now, perMinute }: Line & { perMinute: number }): Promise<number> {
  const [at, msEach] = [now.toISOString(), 60_000 / Math.max(perMinute, 1)]
  if (perMinute > 0) {
    await db.execute(sql`
      update waiting_line as line set served = least(last_number, served + due.places),
        served_at = served_at + due.places * ${msEach} * interval '1 millisecond'
      from (select view, floor(extract(epoch from ${at}::timestamptz - served_at) * 1000 / ${msEach})::bigint as places
        from waiting_line where view = ${view} for update) as due
      where line.view = due.view and due.places > 0 and line.served < line.last_number`)
  }
  const { rows } = await db.execute<{ served: string }>(sql`select served from waiting_line where view = ${view}`)
  return Number(rows[0]?.served ?? 0)
}

const keptMs = 24 * 3_600_000

/** Uses a place up; false when that was done before. Places are forgotten when they are too old to be shown again. */
export async function usePlace(db: Db, { view, now, number }: Line & { number: number }): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into waiting_admission (view, number, admitted_at) values (${view}, ${number}, ${now.toISOString()})
    on conflict do nothing`)
  const oldest = new Date(now.getTime() - keptMs).toISOString()
  await db.execute(sql`delete from waiting_admission where view = ${view} and admitted_at < ${oldest}`)
  return rowCount === 1
}
