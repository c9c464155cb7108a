/** False for a text that no column can hold, so that nothing can be found by it either: a query with it would fail. */
export function isStorable(text: string): boolean {
  return !text.includes('\0')
}
