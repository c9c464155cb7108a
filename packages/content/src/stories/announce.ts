import type { Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { sql } from 'drizzle-orm'
import { storyChanged } from './events.ts'

/** A story whose visible side has changed, with every slug it could be seen under. */
export type ChangedStory = {
  readonly id: number
  readonly uuid: string
  readonly view: string
  readonly groupId: string
  readonly slugs: readonly string[]
}

type AffectedStory = Pick<ChangedStory, 'id' | 'view' | 'slugs'>

const mostInEvent = 500

/** Tells who shows stories which are to be shown again: the changed, those that embed them and their translations. */
export async function announce(tx: Db, changed: readonly ChangedStory[]): Promise<void> {
  if (changed.length === 0) return
  await tx.execute(sql`
    update content_version set cv = greatest(cv + 1, extract(epoch from clock_timestamp())::bigint)`)
  const affected = [...changed, ...(await findNeighbours(tx, changed))]
  const byView = Object.groupBy(affected, ({ view }) => view)
  for (const [view, stories = []] of Object.entries(byView)) {
    for (let start = 0; start < stories.length; start += mostInEvent) {
      await publish(tx, eventOf(view, stories.slice(start, start + mostInEvent)))
    }
  }
}

function eventOf(view: string, stories: readonly AffectedStory[]) {
  const ids = new Set(stories.map(({ id }) => id))
  const slugs = new Set(stories.flatMap((story) => story.slugs))
  return storyChanged({ view, ids: [...ids], slugs: [...slugs] })
}

async function findNeighbours(tx: Db, changed: readonly ChangedStory[]): Promise<AffectedStory[]> {
  const { rows } = await tx.execute<{ id: string; view: string; slug: string }>(sql`
    select id, view, full_slug as slug from story
    where published is not null and id <> all(${sql.param(changed.map(({ id }) => id))}::bigint[])
      and (relations && ${sql.param(changed.map(({ uuid }) => uuid))}::uuid[]
        or group_id = any(${sql.param(changed.map(({ groupId }) => groupId))}::uuid[]))
    order by id`)
  return rows.map(({ id, view, slug }) => ({ id: Number(id), view, slugs: [slug] }))
}
