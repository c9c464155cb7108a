/** Of whom a password must not consist. */
export type PasswordOwner = {
  readonly email: string
  readonly names: readonly string[]
  /** What the shop calls itself. */
  readonly shop: string
}

const FEWEST_GUESSES = 1_000_000
/** What comes after makes nothing easier to guess, and takes long to look at. */
const LOOKED_AT = 32
const SHORTEST_WORD = 3

/** Whether it is one of the passwords that everybody tries, or made of the owner's own words. */
export async function isGuessable(password: string, owner: PasswordOwner): Promise<boolean> {
  const words = wordsOf(owner)
  if (isMadeOf(password, words)) return true
  // Loaded with the first password that is set: the lists of what everybody tries take 30 MB.
  const { guessesOf } = await import('./password-guesses.ts')
  return guessesOf(password.slice(0, LOOKED_AT), [owner.email.toLowerCase(), ...words]) < FEWEST_GUESSES
}

function wordsOf({ email, names, shop }: PasswordOwner): readonly string[] {
  const words = [email, ...names, shop].flatMap((text) => lettersOf(text).split(' '))
  return [...new Set(words)].filter((word) => word.length >= SHORTEST_WORD)
}

/** Own words with digits and signs around them, one after the other or alone. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const letters = lettersOf(password).replaceAll(' ', '')
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, ''), letters)
  return rest !== letters && rest.length < SHORTEST_WORD
}

/** In lower case and without accents; what is no letter becomes a space. */
function lettersOf(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
}
