/** One form per letter, single spaces, nothing invisible: what is stored is what the shopper saw. */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
