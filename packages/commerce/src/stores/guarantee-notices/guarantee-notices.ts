import { ok, type Result } from '@vonk/domain/result'
import type { Language } from '@vonk/domain/stores'
import { type Actor, commandLine, recordAct } from '@vonk/platform/acts'
import type { Database } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { guaranteeNoticesChanged } from './events.ts'
import { type NoticeRefusal, readNoticeFile } from './read-notice-file.ts'
import { deleteNotice, saveNotice } from './store.ts'

type NoticeToSet = { readonly language: Language; readonly content: Uint8Array<ArrayBuffer> }

/** Keeps the file as it is; pages show it in a moment. */
export async function setNotice(
  db: Database,
  { language, content }: NoticeToSet,
  by: Actor = commandLine,
): Promise<Result<true, NoticeRefusal>> {
  const read = readNoticeFile(content)
  if (!read.ok) return read
  await db.transaction(async (tx) => {
    await saveNotice(tx, { language, ...read.value })
    await recordAct(tx, { by, on: { kind: 'guarantee-notice', id: language }, name: 'set' })
    await publish(tx, guaranteeNoticesChanged({}))
  })
  return ok(true)
}

/** Says whether there was one. */
export function removeNotice(db: Database, language: Language, by: Actor = commandLine): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isRemoved = await deleteNotice(tx, language)
    if (!isRemoved) return false
    await recordAct(tx, { by, on: { kind: 'guarantee-notice', id: language }, name: 'removed' })
    await publish(tx, guaranteeNoticesChanged({}))
    return true
  })
}
