import type { Release } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import type { Database, Db } from '@vonk/platform/db'
import type { ReleaseRow } from './schema.ts'
import { findRow, lockRelease } from './store.ts'

/** Which release is changed; with its version, only when nobody else has changed it since. */
export type ReleaseAddress = { readonly id: number; readonly version?: number; readonly by: string | null }

export type Since = { readonly version: number; readonly by: string | null; readonly at: string }
export type NotFound = { readonly code: 'release-not-found' }
/** What was published stays as it was. */
export type NotOpen = NotFound | { readonly code: 'release-published' }
export type NotYours = NotOpen | ({ readonly code: 'release-changed' } & Since)

export async function loadRelease(db: Db, id: number): Promise<Result<Release, NotFound>> {
  const release = await findRow(db, id)
  return release ? ok(release) : err({ code: 'release-not-found' })
}

/** Makes a change in one transaction and tells what the release is afterwards. */
export async function changeRelease<Refusal>(
  db: Database,
  id: number,
  make: (tx: Db, release: ReleaseRow) => Promise<Result<unknown, Refusal>>,
): Promise<Result<Release, Refusal | NotOpen>> {
  const made = await db.transaction(async (tx) => {
    const release = await lockRelease(tx, id)
    if (!release) return err({ code: 'release-not-found' } as const)
    return release.publishedAt ? err({ code: 'release-published' } as const) : make(tx, release)
  })
  return made.ok ? loadRelease(db, id) : made
}

/** The same for a change that nobody may have come before. */
export function changeAsRead<Refusal = never>(
  db: Database,
  address: ReleaseAddress,
  make: (tx: Db, release: ReleaseRow) => Promise<Result<unknown, Refusal>>,
): Promise<Result<Release, Refusal | NotYours>> {
  return changeRelease<Refusal | NotYours>(db, address.id, async (tx, release) => {
    const { version, changedBy: by, updatedAt } = release
    if (address.version === undefined || address.version === version) return make(tx, release)
    return err({ code: 'release-changed', version, by, at: updatedAt.toISOString() })
  })
}
