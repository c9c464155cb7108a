export type StreetParts = { readonly street: string; readonly number: string; readonly affix: string }

const JOINED_AS_TYPED = /^[-/]/

/** Street, number and affix as they stand on an envelope. */
export function streetLine({ street, number, affix }: StreetParts): string {
  return [street.trim(), houseNumber(number.trim(), affix.trim())].filter(Boolean).join(' ')
}

/**
 * Number and affix are two things: "92" with "3" is the third floor of 92, and 923 is another house. So the post asks for a space
 * between them, "92 A", and for a hyphen where the affix begins with a digit, "92-3": a space would be read over.
 */
function houseNumber(number: string, affix: string): string {
  if (number === '' || affix === '') return number + affix
  if (JOINED_AS_TYPED.test(affix)) return number + affix
  return /^\d/.test(affix) ? `${number}-${affix}` : `${number} ${affix}`
}
