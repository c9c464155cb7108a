import { editDistance } from '@vonk/domain/text'
import { compoundsWithHead, compoundsWithModifier } from './compounds.ts'
import type { TextKnowledge } from './interpretation.ts'
import { allowedMistakes, likeness, typing } from './text-weights.ts'
import { type Holders, usesOf, type Word } from './vocabulary.ts'

/** What of the catalogue may be meant by a word of a search, and how surely. */
export type Expansion<Held extends Holders> = {
  readonly words: Map<Word<Held>, number>
  readonly skus: Map<number, number>
}

/** What the catalogue knows by this word: its forms, its relatives, compounds of it, and article numbers. */
export function expandKnown<Held extends Holders>(text: string, index: TextKnowledge<Held>): Expansion<Held> {
  const expansion: Expansion<Held> = { words: new Map(), skus: new Map() }
  addWord(text, likeness.exact, { expansion, index })
  const sku = index.skus.find(text)
  if (sku !== null) expansion.skus.set(sku, likeness.exact)
  return expansion
}

/** For a word the catalogue does not have: what it may be the beginning of, or was meant to be. */
export function expandUnknown<Held extends Holders>(
  text: string,
  index: TextKnowledge<Held>,
  isLast: boolean,
): Expansion<Held> {
  const expansion: Expansion<Held> = { words: new Map(), skus: new Map() }
  if (isLast) addCompletions(text, expansion, index)
  for (const { word, likeness: sureness } of correctWord(text, index)) {
    addWord(word, sureness * likeness.corrected, { expansion, index })
  }
  return expansion
}

export function isEmptyExpansion<Held extends Holders>({ words, skus }: Expansion<Held>): boolean {
  return words.size === 0 && skus.size === 0
}

type Adding<Held extends Holders> = { readonly expansion: Expansion<Held>; readonly index: TextKnowledge<Held> }

function addWord<Held extends Holders>(text: string, sureness: number, { expansion, index }: Adding<Held>): void {
  const { language } = index
  const stem = language.stem(text)
  addStem({ stem, text, sureness, isMeant: true }, { expansion, index })
  for (const relative of language.relativesOf(stem)) {
    const part = { stem: relative.stem, text: relative.word, sureness: sureness * relative.weight, isMeant: false }
    addStem(part, { expansion, index })
  }
}

type Meant = { readonly stem: string; readonly text: string; readonly sureness: number; readonly isMeant: boolean }

function addStem<Held extends Holders>(
  { stem, text, sureness, isMeant }: Meant,
  { expansion: { words }, index }: Adding<Held>,
): void {
  const add = (word: Word<Held>, how: number) => words.set(word, Math.max(sureness * how, words.get(word) ?? 0))
  for (const word of index.vocabulary.forms(stem)) add(word, word.text === text ? likeness.exact : likeness.otherForm)
  for (const word of compoundsWithHead(text, index)) add(word, likeness.head)
  if (isMeant) for (const word of compoundsWithModifier(text, index)) add(word, likeness.modifier)
}

function addCompletions<Held extends Holders>(
  text: string,
  { words, skus }: Expansion<Held>,
  { vocabulary, skus: skuIndex }: TextKnowledge<Held>,
): void {
  if (text.length < 3) return
  const completions = vocabulary
    .startingWith(text)
    .sort((a, b) => usesOf(b) - usesOf(a) || (a.text < b.text ? -1 : 1))
    .slice(0, typing.maxCompletions)
  for (const word of completions) words.set(word, likeness.completed)
  for (const sku of skuIndex.completionsOf(text, typing.maxSkuCompletions)) skus.set(sku, likeness.completed)
}

type Correction = { readonly word: string; readonly likeness: number }
type Candidate = { readonly word: string; readonly distance: number; readonly count: number }

/** The words of the catalogue and of the language that may have been meant: the closest, then the most frequent. */
function correctWord<Held extends Holders>(text: string, { vocabulary, language }: TextKnowledge<Held>): Correction[] {
  const most = allowedMistakes(text.length)
  // A mistyped size or number is another size or number.
  if (most === 0 || /\p{N}/u.test(text)) return []
  const start = text.slice(0, typing.prefixLength)
  const alike = vocabulary.alike(text).map((word) => ({ word: word.text, count: usesOf(word) }))
  const spoken = language.listedFrom(start).map((word) => ({ word, count: 0 }))
  return [...alike, ...spoken]
    .map((candidate): Candidate => ({ ...candidate, distance: editDistance(text, candidate.word, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, typing.maxExpansions)
    .map(({ word, distance }) => ({ word, likeness: 1 - distance / Math.max(text.length, word.length) }))
}
