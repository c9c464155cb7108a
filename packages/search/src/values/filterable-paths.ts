import { isWildMatch } from './is-wild-match.ts'

/** Texts to read and addresses of pictures: a large part of every document, and nobody filters by them. */
const longTexts = ['description', 'short_description', 'meta_*', 'media_gallery', 'media_gallery.*']
const pictures = ['image', 'small_image', 'thumbnail', '*.image', '*.small_image', '*.thumbnail']

/** Documents have the same paths; names that are made up without end are not remembered. */
const MOST_JUDGED = 20_000

/** Which paths can be filtered, sorted and counted by: those that match none of the patterns. */
export function filterablePaths(
  notFilterable: readonly string[] = [...longTexts, ...pictures],
): (path: string) => boolean {
  const judged = new Map<string, boolean>()
  return (path) => {
    const cached = judged.get(path)
    if (cached !== undefined) return cached
    const isFilterable = !notFilterable.some((pattern) => isWildMatch(path, pattern))
    if (judged.size < MOST_JUDGED) judged.set(path, isFilterable)
    return isFilterable
  }
}
