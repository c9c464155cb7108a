/** Characters as a person counts them: one per code point, so an emoji is not two. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _character of text) count += 1
  return count
}
