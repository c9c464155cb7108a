/** One form per letter, single spaces, nothing invisible: what is stored is what the shopper saw. */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
