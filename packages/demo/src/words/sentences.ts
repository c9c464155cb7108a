export function splitSentences(text: string): readonly string[] {
  return text.split(/(?<=[.?])\s+/)
}

/** As many sentences as a search engine shows. */
export function summarise(start: string, sentences: readonly string[]): string {
  return sentences.reduce((text, next) => (text.length + next.length < 155 ? `${text} ${next}`.trim() : text), start)
}
