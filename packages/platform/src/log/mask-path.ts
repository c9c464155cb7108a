const LONGEST = 300

/** Links that were mailed to one person: what follows these words is a secret of theirs. */
const PERSONAL_LINK =
  /(\/(?:reset|recover|confirm|verify|activate|invite|unsubscribe|token|password)[a-z-]{0,30}\/)[^\s"]+/gi

// What slugs are not made of; most paths have none of it and are done with one look.
const SUSPECT = /\d{7}|[A-Z]{12}|[\dA-Za-z]{12}/
const UUID = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi
const LONG_NUMBER = /\+?\d{7,}/g
const LONG_WORD = /[\dA-Za-z_]{12,}/g

/** A path as a log may hold it: without numbers of people (telephones, customers), tokens and ids. */
export function maskPath(path: string): string {
  const short = path.length > LONGEST ? `${path.slice(0, LONGEST)}…` : path
  const open = short.replace(PERSONAL_LINK, '$1[cut]')
  if (!SUSPECT.test(open)) return open
  return open
    .replace(UUID, '[cut]')
    .replace(LONG_WORD, (word) => (isToken(word) ? '[cut]' : word))
    .replace(LONG_NUMBER, '[cut]')
}

/** Letters mixed with digits or written large: no word of any language the shop speaks. */
function isToken(word: string): boolean {
  return /\d/.test(word) || /[A-Z].*[A-Z]/.test(word)
}
