import type { Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'

type Seen = { readonly storyId: number; readonly email: string; readonly name: string; readonly now: Date }
type Other = { readonly email: string; readonly name: string; readonly since: string }

// Screens tell every ten seconds that they are open: who misses two of those is gone.
const goneAfterMs = 25_000

/** Notes that somebody has a story open. */
export async function noteOpen(db: Db, { storyId, email, name, now }: Seen): Promise<void> {
  const [at, gone] = [now.toISOString(), goneAt(now)]
  await db.execute(sql`delete from story_presence where seen_at < ${gone}`)
  await db.execute(sql`
    insert into story_presence (story_id, email, name, since, seen_at) values (${storyId}, ${email}, ${name}, ${at}, ${at})
    on conflict (story_id, email) do update set seen_at = excluded.seen_at, name = excluded.name`)
}

export async function leaveStory(db: Db, { storyId, email }: Seen): Promise<void> {
  await db.execute(sql`delete from story_presence where story_id = ${storyId} and email = ${email}`)
}

/** Who else has the story open, who came first in front. */
export async function findOthers(db: Db, { storyId, email, now }: Seen): Promise<Other[]> {
  const { rows } = await db.execute<{ email: string; name: string; since: Date | string }>(sql`
    select email, name, since from story_presence
    where story_id = ${storyId} and email <> ${email} and seen_at >= ${goneAt(now)}
    order by since, email`)
  return rows.map(({ since, ...other }) => ({ ...other, since: new Date(since).toISOString() }))
}

function goneAt(now: Date): string {
  return new Date(now.getTime() - goneAfterMs).toISOString()
}
