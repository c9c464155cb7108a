import type { StoryContentInput } from '@vonk/contract'
import type { Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'
import { announce, type ChangedStory } from './announce.ts'
import { type CheckedStory, checkStory, type StoryInput } from './check-story.ts'
import { picturesIn, rememberPictures } from './pictures.ts'
import { relationsIn } from './relations.ts'

/** A story as it is brought along from elsewhere, published unless `publishedAt` is null. */
export type StoryToPut = Omit<StoryInput, 'content' | 'groupId'> & {
  readonly uuid: string
  readonly groupId: string
  readonly publishedAt: string | null
  readonly content: StoryContentInput
}

type PutRow = CheckedStory & Pick<StoryToPut, 'uuid' | 'groupId' | 'publishedAt'>

const CHUNK = 500

/** Adds or replaces stories by uuid, in one transaction; answers how many are new or differ. A wrong one stops them all. */
export async function putStories(db: Db, stories: readonly StoryToPut[]): Promise<number> {
  const lastOfEach = [...new Map(stories.map((story) => [story.uuid, story])).values()]
  const rows = lastOfEach.map(toRow)
  return db.transaction(async (tx) => {
    const gone: ChangedStory[] = []
    const changed: ChangedStory[] = []
    for (let start = 0; start < rows.length; start += CHUNK) {
      const chunk = rows.slice(start, start + CHUNK)
      gone.push(...(await removePredecessors(tx, chunk)))
      changed.push(...(await upsert(tx, chunk)))
      await rememberPictures(
        tx,
        chunk.flatMap(({ content }) => picturesIn(content)),
      )
    }
    await announce(tx, [...gone, ...changed])
    return changed.length
  })
}

export class WrongStory extends Error {
  override readonly name = 'WrongStory'

  constructor({ view, path }: StoryToPut, reason: string) {
    super(`The story ${view}/${path} cannot be stored: ${reason}`)
  }
}

function toRow(story: StoryToPut): PutRow {
  const { uuid, groupId, publishedAt } = story
  const checked = checkStory(story, [story.view])
  if (checked.ok) return { ...checked.value, uuid, groupId, publishedAt }
  const { refusal } = checked
  if (refusal.code === 'view-unknown') throw new WrongStory(story, 'it belongs to no view')
  throw new WrongStory(story, refusal.issues.map(({ path, message }) => `${path}: ${message}`).join('; '))
}

type SavedRow = Omit<ChangedStory, 'id' | 'slugs'> & { id: string; slugs: string[] }

/** What stands where an incoming story belongs, under another uuid, goes. */
async function removePredecessors(tx: Db, rows: readonly PutRow[]): Promise<ChangedStory[]> {
  const { rows: removed } = await tx.execute<SavedRow>(sql`
    delete from story stored
    using json_to_recordset(${JSON.stringify(rows)}::json) as incoming (uuid uuid, view text, path text, "groupId" uuid)
    where stored.view = incoming.view and stored.uuid <> incoming.uuid
      and (stored.path = incoming.path or stored.group_id = incoming."groupId")
    returning stored.id, stored.uuid, stored.view, stored.group_id as "groupId", array[stored.full_slug] as slugs`)
  return removed.map(toChanged)
}

async function upsert(tx: Db, rows: readonly PutRow[]): Promise<ChangedStory[]> {
  const records = rows.map((row) => ({ ...row, relations: relationsIn(row.content) }))
  const { rows: written } = await tx.execute<SavedRow>(sql`
    with incoming as (
      select * from json_to_recordset(${JSON.stringify(records)}::json) as incoming (
        uuid uuid, view text, path text, name text, position integer, tags text[], "isStartpage" boolean,
        "groupId" uuid, content json, relations uuid[], "publishedAt" timestamptz)
    ), written as (
      insert into story as stored (uuid, view, path, name, position, tags, is_startpage, group_id, draft, published,
        relations, published_at, first_published_at)
      select uuid, view, path, name, position, tags, "isStartpage", "groupId", content,
        case when "publishedAt" is not null then content end, relations, "publishedAt", "publishedAt"
      from incoming
      on conflict (uuid) do update set
        view = excluded.view, path = excluded.path, name = excluded.name, position = excluded.position,
        tags = excluded.tags, is_startpage = excluded.is_startpage, group_id = excluded.group_id,
        draft = excluded.draft, published = excluded.published, relations = excluded.relations,
        published_at = excluded.published_at, updated_at = now(), version = stored.version + 1,
        first_published_at = coalesce(stored.first_published_at, excluded.first_published_at)
      where (stored.view, stored.path, stored.name, stored.position, stored.tags, stored.is_startpage, stored.group_id,
          stored.draft::text, stored.published::text, stored.published_at)
        is distinct from (excluded.view, excluded.path, excluded.name, excluded.position, excluded.tags,
          excluded.is_startpage, excluded.group_id, excluded.draft::text, excluded.published::text, excluded.published_at)
      returning *
    ), remembered as (
      insert into story_version (uuid, version, action, full_slug, name, content)
      select uuid, version, case when published is null then 'saved' else 'published' end, full_slug, name, draft
      from written
    )
    -- This part of the statement still sees the story as it was before.
    select written.id, written.uuid, written.view, written.group_id as "groupId",
      array[written.full_slug, coalesce(before.full_slug, written.full_slug)] as slugs
    from written left join story before on before.uuid = written.uuid order by written.id`)
  return written.map(toChanged)
}

function toChanged({ id, ...story }: SavedRow): ChangedStory {
  return { ...story, id: Number(id) }
}
