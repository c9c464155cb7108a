export function splitSentences(text: string): readonly string[] {
  return text.split(/(?<=[.?])\s+/)
}
