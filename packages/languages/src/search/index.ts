import { languages, readFolders, readPart } from '../read-folders.ts'
import { baseOf } from '../tags/index.ts'

/** What a language says about clothes beyond its grammar; words as people write them. */
export type SearchWords = {
  /** Words of a search that do not tell what is looked for. */
  readonly stopWords: string
  /** Words for the same thing, one group a line. */
  readonly synonyms: string
  /** Wide words, and after the colon what they take in; who asks for the narrow one does not mean the wide one. */
  readonly kinds: string
  /** What is worn: the most telling words of a search. They also close compounds and say what those are. */
  readonly garments: string
  /** Words that end in one of these and are none: nobody who looks for gloves (handschoenen) wants shoes (schoenen). */
  readonly notKinds: string
  /** These close compounds too: `kersenrood` is `rood`. */
  readonly colours: string
}

/** How the words of a language are compared; they are folded: small letters without accents. */
export type Stemmer = {
  /** What a word has in common with the other forms of it. */
  stem(word: string): string
  /** Takes off what is written to a word and is none of its letters: the l' of l'hiver. */
  readonly separate?: (text: string) => string
  /** The one spelling of a word that people spell in several ways. */
  readonly spell?: (word: string) => string
}

export const searchWords = await readFolders<SearchWords>('search')

const stemmers = new Map(
  await Promise.all(
    Object.keys(languages).map(async (tag) => [tag, await readPart<Stemmer>(tag, 'stemmer.ts')] as const),
  ),
)

/** Words of a language without one are compared as they are: its endings are not those of another. */
export function stemmerOf(tag: string): Stemmer {
  return stemmers.get(tag) ?? stemmers.get(baseOf(tag)) ?? { stem: (word) => word }
}
