/** `*` stands for any letters. Without a regular expression: a hostile pattern costs no more than its length times the text's. */
export function isWildMatch(text: string, pattern: string): boolean {
  if (!pattern.includes('*')) return text === pattern
  const [first = '', ...rest] = pattern.split('*')
  const last = rest.pop() ?? ''
  if (!text.startsWith(first)) return false
  let place = first.length
  for (const piece of rest) {
    const found = text.indexOf(piece, place)
    if (found < 0) return false
    place = found + piece.length
  }
  return text.length - last.length >= place && text.endsWith(last)
}
