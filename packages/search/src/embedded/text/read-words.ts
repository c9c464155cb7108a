import { normalizeSearchText } from '@vonk/domain/search-text'
import type { TextIndex } from './text-index.ts'

/** More words than this are a pasted text, not a search. */
const MOST_WORDS = 16

/** The words of a search that say what is looked for; those the catalogue writes as one are joined. */
export function readWords(text: string, index: TextIndex): string[] {
  const { language } = index
  const words = language.words(normalizeSearchText(text))
  const telling = words.filter((word) => !language.isStopWord(word))
  return joinKnown(telling.length > 0 ? telling : words, index).slice(0, MOST_WORDS)
}

/** `regen jas` is `regenjas` where the catalogue has one. */
function joinKnown(words: readonly string[], { language, vocabulary }: TextIndex): string[] {
  const joined: string[] = []
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? ''
    const pair = word + (words[place + 1] ?? '')
    const isOne =
      pair !== word && !/\p{N}/u.test(pair) && (vocabulary.isKnown(language.stem(pair)) || language.isListed(pair))
    joined.push(isOne ? pair : word)
    if (isOne) place += 1
  }
  return joined
}
