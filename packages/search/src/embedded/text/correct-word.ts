import { editDistance } from './edit-distance.ts'
import type { TextIndex } from './text-index.ts'
import { allowedMistakes, typing } from './text-weights.ts'
import { usesOf } from './vocabulary.ts'

type Correction = { readonly word: string; readonly likeness: number }
type Candidate = { readonly word: string; readonly distance: number; readonly count: number }

/** The words of the catalogue and of the language that may have been meant: the closest, then the most frequent. */
export function correctWord(text: string, { vocabulary, language }: TextIndex): Correction[] {
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
