import type { Target } from './block-plan.ts'
import { toAddress, toCategory, toSearch, toStory } from './links.ts'
import type { LinkTarget } from './parts.ts'
import type { StoryKey } from './story-ids.ts'
import type { StoryView } from './story-view.ts'

/** The link to a target; null for a category that the view does not have. */
export function targetLink(view: StoryView, target: Target): LinkTarget | null {
  const kind = target.slice(0, target.indexOf(':'))
  const name = target.slice(kind.length + 1)
  if (kind === 'category') return toCategory(view, name)
  if (kind === 'search') return toSearch(name)
  // A key that is none has no path, which `storyPathOf` says.
  if (kind === 'story') return toStory(view, name as StoryKey)
  return toAddress(target)
}
