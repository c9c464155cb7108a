/** How Germans and Flemings abbreviate a street, where a word ends with it. */
const abbreviations: Readonly<Record<string, readonly [pattern: RegExp, written: string]>> = {
  DE: [/str(?:\.|(?=\s|$))/g, 'strasse'],
  BE: [/str(?:\.|(?=\s|$))/g, 'straat'],
}

/** What is the same for all ways to write one street: "Köpenicker Str." and "köpenicker strasse". */
export function streetKey(street: string, countryId: string): string {
  const plain = street.normalize('NFD').replace(/\p{M}/gu, '').replace(/[ßẞ]/g, 'ss').toLowerCase()
  const [pattern, written] = abbreviations[countryId] ?? []
  const whole = pattern && written ? plain.replace(pattern, written) : plain
  return whole.replace(/[^a-z0-9]+/g, '')
}
