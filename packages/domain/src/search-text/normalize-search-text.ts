import { tidyText } from '../text/index.ts'

/** Longer texts are pasted by accident or on purpose; nobody searches a shop with them. */
export const maxSearchLength = 128

/** What the shopper typed, tidied and bounded; letters stay as they are, so that it can be shown again. */
export function normalizeSearchText(text: string): string {
  const tidy = tidyText(text.slice(0, maxSearchLength * 4))
  return Array.from(tidy).slice(0, maxSearchLength).join('').trim()
}
