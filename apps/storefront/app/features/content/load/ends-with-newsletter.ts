import type { StoryPageData } from './story-data.ts'

/** A page that closes with the newsletter needs no second invitation in the footer. */
export function endsWithNewsletter({ blocks }: Pick<StoryPageData, 'blocks'>): boolean {
  return blocks.at(-1)?.component === 'newsletter'
}
