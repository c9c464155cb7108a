/** One form per letter, single spaces, nothing invisible: what is stored is what the shopper saw. */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** Whether a text holds what no keyboard of a shopper types: control characters, or those that turn the text around. */
export function hasControlCharacters(text: string): boolean {
  return /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text)
}

/** Characters as a person counts them: one per code point, so an emoji is not two. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _character of text) count += 1
  return count
}
