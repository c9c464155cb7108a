import { readGuaranteeNotice } from '@vonk/contract'
import type { GuaranteeNotice, Language } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import { eq } from 'drizzle-orm'
import { guaranteeNotices } from './schema.ts'

export type StoredNotice = typeof guaranteeNotices.$inferSelect
export type NoticeFile = Pick<StoredNotice, 'content' | 'contentType'>

export async function saveNotice(db: Db, notice: StoredNotice): Promise<void> {
  const { language: _, ...changed } = notice
  await db
    .insert(guaranteeNotices)
    .values(notice)
    .onConflictDoUpdate({ target: guaranteeNotices.language, set: changed })
}

export async function deleteNotice(db: Db, language: Language): Promise<boolean> {
  const deleted = await db.delete(guaranteeNotices).where(eq(guaranteeNotices.language, language)).returning({
    language: guaranteeNotices.language,
  })
  return deleted.length === 1
}

export async function findNoticeFile(db: Db, language: Language): Promise<NoticeFile | null> {
  const { content, contentType } = guaranteeNotices
  const [file] = await db
    .select({ content, contentType })
    .from(guaranteeNotices)
    .where(eq(guaranteeNotices.language, language))
  return file ?? null
}

/** What pages need to show them, by language. */
export async function readNotices(db: Db): Promise<ReadonlyMap<Language, GuaranteeNotice>> {
  const { language, width, height, digest } = guaranteeNotices
  const rows = await db.select({ language, width, height, digest }).from(guaranteeNotices)
  return new Map(
    rows.map(({ digest, ...row }) => {
      const address = `${readGuaranteeNotice.path.replace(':language', row.language)}?v=${digest}`
      return [row.language, { address, width: row.width, height: row.height }]
    }),
  )
}
