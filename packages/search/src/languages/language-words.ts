/** What a language says about clothes beyond its grammar; words as people write them. */
export type LanguageWords = {
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
