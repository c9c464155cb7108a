import type { Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'

/** A picture with words for those who cannot see it and the part of it that stays in sight. */
export type KnownPicture = { readonly filename: string; readonly alt: string; readonly focus: string }

type PictureQuery = { readonly search: string; readonly offset: number; readonly limit: number }

/** Remembers pictures so that they can be chosen again; the words and the focus they had last count. */
export async function rememberPictures(db: Db, pictures: readonly KnownPicture[]): Promise<void> {
  const lastOfEach = [...new Map(pictures.map((picture) => [picture.filename, picture])).values()]
  if (lastOfEach.length === 0) return
  await db.execute(sql`
    insert into picture as stored (filename, alt, focus)
    select filename, alt, focus from json_to_recordset(${JSON.stringify(lastOfEach)}::json) as incoming (
      filename text, alt text, focus text)
    order by filename
    on conflict (filename) do update set alt = coalesce(nullif(excluded.alt, ''), stored.alt),
      focus = coalesce(nullif(excluded.focus, ''), stored.focus)
    where (stored.alt, stored.focus) is distinct from (excluded.alt, excluded.focus)`)
}

/** Newest first; all words that are searched for are in its description or its name. */
export async function listPictures(
  db: Db,
  { search, offset, limit }: PictureQuery,
): Promise<{ pictures: (KnownPicture & { createdAt: string })[]; total: number }> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const isFound = words.map((word) => sql`position(${word} in lower(alt || ' ' || filename)) > 0`)
  const where = sql.join([sql`true`, ...isFound], sql` and `)
  const { rows } = await db.execute<KnownPicture & { at: Date | string; total: string }>(sql`
    select filename, alt, focus, created_at as at, count(*) over () as total from picture
    where ${where} order by created_at desc, filename limit ${limit} offset ${offset}`)
  const pictures = rows.map(({ filename, alt, focus, at }) => ({
    ...{ filename, alt, focus },
    createdAt: new Date(at).toISOString(),
  }))
  return { pictures, total: Number(rows[0]?.total ?? 0) }
}

/** Every picture in content. */
export function picturesIn(value: unknown): KnownPicture[] {
  if (typeof value !== 'object' || value === null) return []
  const { filename, alt, focus } = { filename: '', alt: '', focus: '', ...value }
  const own =
    typeof filename === 'string' && filename !== '' ? [{ filename, alt: String(alt), focus: String(focus) }] : []
  return [...own, ...Object.values(value).flatMap(picturesIn)]
}
