import type { Db } from '@vonk/platform/db'
import { defineEvent, publish } from '@vonk/platform/outbox'
import { pagesOutdated } from '@vonk/platform/output-cache'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

/** Something in the space is another: what was read of it before counts for nothing. */
export const spaceChanged = defineEvent('space-changed', z.object({}))

/**
 * Tells every process that the space has changed. Nobody tells which pages show a story, as its relations and translations are
 * known to the space alone: all of them are made again. Doing so twice changes nothing.
 */
export async function announceSpaceChange(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await publish(tx, spaceChanged({}))
    await publish(tx, pagesOutdated({ view: null }))
  })
}

/** Announces a version of the space that no process has announced yet. */
export async function announceSpaceVersion(db: Db, version: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`update content_version set cv = ${version} where cv <> ${version}`)
    if (rowCount === 0) return false
    await announceSpaceChange(tx)
    return true
  })
}
