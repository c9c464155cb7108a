import type { ContentJson, EditedStory, StoryFinding } from '@vonk/contract'
import { pictureInksOf, plainLook } from '@vonk/domain/looks'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import { inLanguage } from '@vonk/languages'
import { claims } from '@vonk/languages/texts'
import type { Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'
import { findFindings, linkedSlugs, writtenOnPictures } from './find-findings.ts'
import type { SampledPicture } from './words-on-picture.ts'

type Draft = Pick<EditedStory, 'view' | 'groupId'> & { readonly content: ContentJson }

export type CheckParts = {
  readonly db: Db
  readonly directory: StoreDirectory
  /** What a picture looks like, told by a few of its points; null for one that cannot be read. */
  samplePicture(filename: string): Promise<SampledPicture | null>
}

/** Checks a draft against what is published and translated at this moment, and what is published together with it. */
export async function checkDraft(
  { db, directory, samplePicture }: CheckParts,
  draft: Draft,
  together: readonly string[] = [],
): Promise<StoryFinding[]> {
  const view = findStoreView(directory, draft.view)
  const slugs = linkedSlugs(draft.content)
  const published = new Set([...together, ...(await findPublished(db, slugs))])
  const translated = await findTranslated(db, draft.groupId)
  const siblings = directory.views.filter(
    ({ brand, isSampleSale }) => brand === view.brand && isSampleSale === view.isSampleSale,
  )
  const untranslated = siblings.map(({ code }) => code).filter((code) => code !== draft.view && !translated.has(code))
  const pictures = await samplePictures(writtenOnPictures(draft.content), samplePicture)
  const inks = pictureInksOf(view.look ?? plainLook)
  const around = { published, untranslated, claims: inLanguage(claims, view.language), inks, pictures }
  return findFindings(draft.content, around)
}

async function samplePictures(filenames: readonly string[], samplePicture: CheckParts['samplePicture']) {
  const pictures = new Map<string, SampledPicture>()
  for (const filename of filenames) {
    const picture = await samplePicture(filename)
    if (picture) pictures.set(filename, picture)
  }
  return pictures
}

async function findPublished(db: Db, slugs: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select full_slug as slug from story where published is not null and full_slug = any(${sql.param(slugs)}::text[])`)
  return rows.map(({ slug }) => slug)
}

async function findTranslated(db: Db, groupId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ view: string }>(sql`select view from story where group_id = ${groupId}`)
  return new Set(rows.map(({ view }) => view))
}
