import type { Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'

/** A member of staff who was removed is named by no story and no release any more. */
export async function forgetAuthor(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`update story set changed_by = null where changed_by = ${email}`)
  await tx.execute(sql`update content_release set changed_by = null where changed_by = ${email}`)
  await tx.execute(sql`update release_story set added_by = null where added_by = ${email}`)
  await tx.execute(sql`delete from story_presence where email = ${email}`)
}
