import { toStory } from '../links.ts'
import { linkItem } from '../parts.ts'
import type { StoryKey } from '../story-ids.ts'
import { type StoryView, say } from '../story-view.ts'
import { storyLabels } from './menu.data.ts'

/** A link to a story under the name menus and footers call it by. */
export function storyLinkItem(view: StoryView, key: StoryKey) {
  const label = storyLabels[key]
  if (!label) throw new Error(`nothing calls the story ${key} by a name`)
  return linkItem(say(view, label), toStory(view, key))
}
