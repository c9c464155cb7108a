import type { PagePlan } from './block-plan.ts'
import type { DraftStory } from './draft-story.ts'
import { unnumbered } from './parts.ts'
import { type StoryView, say } from './story-view.ts'
import { writeBlocks } from './write-blocks.ts'
import { fillIn } from './write-text.ts'

/** A page of the plan as a story of the view; null where the shop does not have it. */
export function writePage(view: StoryView, plan: PagePlan): DraftStory | null {
  if (plan.shops && !plan.shops.includes(view.shop)) return null
  const title = fillIn(view, say(view, plan.title))
  return {
    key: plan.key,
    name: title,
    content: {
      component: 'page',
      ...unnumbered,
      title,
      hasTransparentHeader: plan.hasTransparentHeader ?? false,
      body: writeBlocks(view, plan.body),
      seo: { description: fillIn(view, say(view, plan.description)), noIndex: plan.isHidden ?? false },
    },
  }
}
