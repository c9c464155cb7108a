import { tidyText } from '@vonk/domain/text'

/** Paragraphs stay; a text of nothing but line breaks does not. */
export function tidyLines(text: string): string {
  return text
    .split(/\r?\n/)
    .map(tidyText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
