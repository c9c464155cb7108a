import type { CheckedRelease, ReleasedStory } from '@vonk/contract'
import { type CheckParts, checkDraft } from '../editor/index.ts'
import type { HeldStory } from './store.ts'

/** What somebody has done to a story since it was added; publishing what the release holds would undo it silently. */
function conflictOf({ held, story }: HeldStory): ReleasedStory['conflict'] {
  if (!story) return { reason: 'removed', by: null, at: null }
  const { version, draft, changedBy: by, updatedAt } = story
  // Published or scheduled meanwhile, but still saying the same: nothing would be lost.
  const isSame = version === held.storyVersion || JSON.stringify(draft) === JSON.stringify(held.content)
  return isSame ? null : { reason: 'changed', by, at: updatedAt.toISOString() }
}

/** Checks the stories of a release as they would be after it: they may lead to each other. */
export async function checkHeld(checks: CheckParts, stories: readonly HeldStory[]): Promise<CheckedRelease['stories']> {
  const together = stories.flatMap(({ story }) => story?.fullSlug ?? [])
  const checked: CheckedRelease['stories'] = []
  for (const one of stories) {
    const { held, story } = one
    const findings = story ? await checkDraft(checks, { ...story, content: held.content }, together) : []
    checked.push({ id: held.storyId, name: story?.name ?? held.name, conflict: conflictOf(one), findings })
  }
  return checked
}

/** Nobody's work would be overwritten, and nothing has an error, nor a warning that nobody has accepted. */
export function isReady(checked: CheckedRelease['stories'], acceptsWarnings: boolean): boolean {
  return checked.every(
    ({ conflict, findings }) =>
      conflict === null && findings.every(({ level }) => acceptsWarnings && level === 'warning'),
  )
}

export function toReleasedStory(one: HeldStory): ReleasedStory {
  const { held, story } = one
  const [view = '', ...path] = held.fullSlug.split('/')
  return {
    id: held.storyId,
    view: story?.view ?? view,
    path: story?.path ?? path.join('/'),
    name: story?.name ?? held.name,
    component: held.content.component,
    isPublished: story !== null && story.published !== null,
    version: story?.version ?? null,
    addedBy: held.addedBy,
    addedAt: held.addedAt.toISOString(),
    conflict: conflictOf(one),
  }
}
