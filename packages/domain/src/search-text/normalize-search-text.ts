/** Longer texts are pasted by accident or on purpose; nobody searches a shop with them. */
export const maxSearchLength = 128

/** What the shopper typed, made comparable and bounded: one form per letter, single spaces, no control characters. */
export function normalizeSearchText(text: string): string {
  const tidy = text
    .slice(0, maxSearchLength * 4)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return Array.from(tidy).slice(0, maxSearchLength).join('').trim()
}
