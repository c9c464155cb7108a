import type { SearchWords } from '@vonk/languages/search'

/** Another word that is meant too: its stem, how it is written, and how surely it is meant. */
export type Relative = { readonly stem: string; readonly word: string; readonly weight: number }

const SYNONYM = 0.9
const KIND = 0.7

type Reading = { words(text: string): string[]; stem(word: string): string }

type Entry = { readonly word: string; readonly stem: string }

/** Reads the groups of a language into one dictionary by stem. */
export function createRelatives({ synonyms, kinds }: SearchWords, { words, stem }: Reading) {
  const byStem = new Map<string, Map<string, Relative>>()
  const listed = new Set<string>()
  const relate = (from: Entry, to: Entry, weight: number) => {
    listed.add(from.word)
    if (from.stem === to.stem) return
    const relatives = byStem.get(from.stem) ?? new Map<string, Relative>()
    if ((relatives.get(to.stem)?.weight ?? 0) < weight) relatives.set(to.stem, { ...to, weight })
    byStem.set(from.stem, relatives)
  }
  const entriesOf = (line: string): Entry[] => words(line).map((word) => ({ word, stem: stem(word) }))
  for (const group of linesOf(synonyms).map(entriesOf)) {
    for (const from of group) for (const to of group) relate(from, to, SYNONYM)
  }
  for (const line of linesOf(kinds)) {
    const [wide = [], narrow = []] = line.split(':').map(entriesOf)
    for (const from of wide) for (const to of narrow) relate(from, to, KIND)
  }
  const lists = new Map(byStem.entries().map(([from, relatives]) => [from, [...relatives.values()]]))
  return { of: (from: string): readonly Relative[] => lists.get(from) ?? [], words: listed }
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
