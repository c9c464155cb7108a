import type { StoreDirectory } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import { publishRelease, refuseMoment } from './publish-release.ts'
import { findDueReleases } from './store.ts'

type DueParts = { readonly db: Database; readonly directory: StoreDirectory }

/** Publishes the releases whose moment has come, each as a whole; one that is not ready by then stays back as a whole. */
export async function publishDueReleases(
  { db, directory }: DueParts,
  now: Date,
): Promise<{ published: number; refused: number }> {
  // Pictures are looked at for warnings alone, and those were accepted when it was scheduled.
  const parts = { db, directory, samplePicture: async () => null }
  const done = { published: 0, refused: 0 }
  for (const { id, version, changedBy: by } of await findDueReleases(db, now)) {
    const published = await publishRelease(parts, { id, version, by }, true)
    if (published.ok) done.published += 1
    else if (['release-not-ready', 'release-empty'].includes(published.refusal.code)) {
      await refuseMoment(db, { id, version, by })
      done.refused += 1
    }
  }
  return done
}
