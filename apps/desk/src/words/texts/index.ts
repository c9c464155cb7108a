import { appTexts } from './app.data.ts'
import { formTexts } from './form.data.ts'
import { historyTexts } from './history.data.ts'
import { ordersTexts } from './orders.data.ts'
import { passkeysTexts } from './passkeys.data.ts'
import { publishTexts } from './publish.data.ts'
import { refusalsTexts } from './refusals.data.ts'
import { releasesTexts } from './releases.data.ts'
import { reviewsTexts } from './reviews.data.ts'
import { sessionTexts } from './session.data.ts'
import { storyTexts } from './story.data.ts'
import { treeTexts } from './tree.data.ts'

/** Everything the screens say, by screen. */
export const texts = {
  ...appTexts,
  ...sessionTexts,
  ...treeTexts,
  ...storyTexts,
  ...publishTexts,
  ...historyTexts,
  ...releasesTexts,
  ...formTexts,
  ...passkeysTexts,
  ...reviewsTexts,
  ...ordersTexts,
  ...refusalsTexts,
}

export type TextKey = keyof typeof texts
