import { normalizeSearchText } from '@vonk/domain/search-text'
import { type Split, splitCompound } from './compounds.ts'
import { type Expansion, expandKnown, expandUnknown, isEmptyExpansion } from './expand-word.ts'
import type { Interpretation, Meaning, TextKnowledge } from './interpretation.ts'
import { garmentFactor } from './text-weights.ts'
import type { Holders } from './vocabulary.ts'

const HINT = 0.4
/** Texts that are kept with what they mean, and how long one may be. */
const MOST_TEXTS = 500
const LONGEST_TEXT = 100

/** Many shoppers search for the same: what they mean is worked out once. */
export function interpretText<Held extends Holders>(text: string, index: TextKnowledge<Held>): Interpretation<Held> {
  const { interpretations } = index
  const cached = interpretations.get(text)
  if (cached) return cached
  const words = readWords(text, index)
  const meanings = words.flatMap((word, place) => meaningsOf(word, index, place === words.length - 1))
  const interpretation = { words: words.length, meanings }
  if (interpretations.size >= MOST_TEXTS) interpretations.clear()
  if (text.length <= LONGEST_TEXT) interpretations.set(text, interpretation)
  return interpretation
}

/** A word the catalogue knows is meant as it is; any other may be a compound, unfinished or mistyped. */
function meaningsOf<Held extends Holders>(word: string, index: TextKnowledge<Held>, isLast: boolean): Meaning<Held>[] {
  const expansion = expandKnown(word, index)
  if (!isEmptyExpansion(expansion)) return [meaning(expansion, weightOf(word, index))]
  const isFound = (part: string) => !isEmptyExpansion(expandKnown(part, index))
  const { both, byHead } = splitCompound(word, index, isFound)
  if (both) return partsOf(both, index)
  const guessed = expandUnknown(word, index, isLast)
  if (!isEmptyExpansion(guessed)) return [meaning(guessed, weightOfGuess(guessed, index))]
  return byHead ? partsOf(byHead, index) : []
}

function meaning<Held extends Holders>({ words, skus }: Expansion<Held>, weight: number): Meaning<Held> {
  return { words: [...words], skus: [...skus], weight, isHint: false }
}

function partsOf<Held extends Holders>({ head, modifier }: Split, index: TextKnowledge<Held>): Meaning<Held>[] {
  const found = meaning(expandKnown(head, index), weightOf(head, index))
  return modifier ? [found, { ...meaning(expandKnown(modifier, index), HINT), isHint: true }] : [found]
}

function weightOf<Held extends Holders>(word: string, { language }: TextKnowledge<Held>): number {
  const stem = language.stem(word)
  const isGarment = language.isGarment(stem) || language.relativesOf(stem).some((one) => language.isGarment(one.stem))
  return isGarment ? garmentFactor : 1
}

/** A guess is a garment when what it most surely means is one. */
function weightOfGuess<Held extends Holders>({ words }: Expansion<Held>, index: TextKnowledge<Held>): number {
  let [best, surest] = ['', 0]
  for (const [{ text }, sureness] of words) if (sureness > surest) [best, surest] = [text, sureness]
  return weightOf(best, index)
}

/** More words than this are a pasted text, not a search. */
const MOST_WORDS = 16

/** The words of a search that say what is looked for; those the catalogue writes as one are joined. */
function readWords<Held extends Holders>(text: string, index: TextKnowledge<Held>): string[] {
  const { language } = index
  const words = language.words(normalizeSearchText(text))
  const telling = words.filter((word) => !language.isStopWord(word))
  return joinKnown(telling.length > 0 ? telling : words, index).slice(0, MOST_WORDS)
}

/** `regen jas` is `regenjas` where the catalogue has one; two words it has both of and not as one stay two. */
function joinKnown<Held extends Holders>(
  words: readonly string[],
  { language, vocabulary }: TextKnowledge<Held>,
): string[] {
  const joined: string[] = []
  const isKnown = (word: string) => vocabulary.isKnown(language.stem(word))
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? ''
    const next = words[place + 1] ?? ''
    const pair = word + next
    const isOne =
      pair !== word &&
      !/\p{N}/u.test(pair) &&
      (isKnown(pair) || (language.isListed(pair) && !(isKnown(word) && isKnown(next))))
    joined.push(isOne ? pair : word)
    if (isOne) place += 1
  }
  return joined
}
