/** The form two texts share when a shopper would call them the same: small letters, no accents. */
export function foldSearchText(text: string): string {
  const small = withoutMarks(withoutMarks(text.toWellFormed()).toLowerCase())
  return twins.reduce((folded, [letter, written]) => folded.replaceAll(letter, written), small)
}

/** The words of a text in the form they are compared in. */
export function searchWords(text: string): string[] {
  return foldSearchText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '')
}

// Letters that Unicode does not take apart.
const twins: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
]
