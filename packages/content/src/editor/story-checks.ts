import type { ContentJson, EditedStory, StoryFinding } from '@vonk/contract'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'
import { claims } from './claims.data.ts'
import { findFindings, linkedSlugs } from './find-findings.ts'

type Draft = Pick<EditedStory, 'view' | 'groupId'> & { readonly content: ContentJson }

/** Checks a draft against what is published and translated at this moment. */
export async function checkDraft(db: Db, directory: StoreDirectory, draft: Draft): Promise<StoryFinding[]> {
  const view = findStoreView(directory, draft.view)
  const slugs = linkedSlugs(draft.content)
  const [published, translated] = [await findPublished(db, slugs), await findTranslated(db, draft.groupId)]
  const siblings = directory.views.filter(
    ({ brand, isSampleSale }) => brand === view.brand && isSampleSale === view.isSampleSale,
  )
  const untranslated = siblings.map(({ code }) => code).filter((code) => code !== draft.view && !translated.has(code))
  return findFindings(draft.content, { published, untranslated, claims: claims[view.language] })
}

async function findPublished(db: Db, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select full_slug as slug from story where published is not null and full_slug = any(${sql.param(slugs)}::text[])`)
  return new Set(rows.map(({ slug }) => slug))
}

async function findTranslated(db: Db, groupId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ view: string }>(sql`select view from story where group_id = ${groupId}`)
  return new Set(rows.map(({ view }) => view))
}
