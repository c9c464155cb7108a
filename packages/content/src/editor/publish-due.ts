import type { StoreDirectory } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import { createContent, findDue } from '../stories/index.ts'
import { checkDraft } from './story-checks.ts'

type DueParts = { readonly db: Database; readonly directory: StoreDirectory }
type DueStory = Awaited<ReturnType<typeof findDue>>[number]

/**
 * Publishes the drafts whose moment has come. Each is checked once more: what it leads to may be gone, and it may have been
 * changed. With an error it stays as it is and its authors are told; warnings were accepted when it was scheduled.
 */
export async function publishDue(parts: DueParts, now: Date): Promise<{ published: number; refused: number }> {
  const content = createContent({ db: parts.db, views: [] })
  const due = await findDue(parts.db, now)
  const wrong = await findWrong(parts, due)
  const done = { published: 0, refused: 0 }
  for (const { id, version, changedBy: by } of due) {
    // With the version that was checked: who changes it at this moment has it looked at again a minute later.
    const address = { id, version, by }
    const isWrong = wrong.has(id)
    const changed = await (isWrong ? content.refuseMoment(address) : content.publish(address))
    if (changed.ok) done[isWrong ? 'refused' : 'published'] += 1
  }
  return done
}

/** Those with errors. Stories of one moment may lead to each other; one that stays back takes along who leads to it. */
async function findWrong({ db, directory }: DueParts, due: readonly DueStory[]): Promise<ReadonlySet<number>> {
  // Pictures are looked at for warnings alone.
  const checks = { db, directory, samplePicture: async () => null }
  const wrong = new Set<number>()
  for (let before = -1; before < wrong.size; ) {
    before = wrong.size
    const going = due.filter(({ id }) => !wrong.has(id))
    const together = going.map(({ fullSlug }) => fullSlug)
    for (const { id, draft: content, ...story } of going) {
      const findings = await checkDraft(checks, { ...story, content }, together)
      if (findings.some(({ level }) => level === 'error')) wrong.add(id)
    }
  }
  return wrong
}
