import type { LanguageTools } from '../languages/index.ts'
import { Buckets } from './buckets.ts'
import type { Place } from './text-weights.ts'

/** The documents a word stands in, by place: an engine knows more of them than how many there are. */
export type Holders = Readonly<Record<Place, { readonly size: number }>>

/** A word as it stands in the catalogue, folded. */
export type Word<Held extends Holders = Holders> = {
  readonly id: number
  readonly text: string
  readonly stem: string
  /** As it was written where it was first met. */
  readonly shown: string
  readonly holders: Held
}

const START = 2
const END = 3

/** The words of a collection; words with one stem are forms of one word. */
export class Vocabulary<Held extends Holders> {
  private readonly words: Word<Held>[] = []
  private readonly byText = new Map<string, Word<Held>>()
  private readonly byStem = new Map<string, Word<Held>[]>()
  private readonly starts = new Buckets((text) => text.slice(0, START))
  private readonly stemEnds = new Buckets((stem) => stem.slice(-END))
  private readonly stemStarts = new Buckets((stem) => stem.slice(0, END))
  private readonly language: LanguageTools
  private readonly heldByNobody: () => Held

  constructor(language: LanguageTools, heldByNobody: () => Held) {
    this.language = language
    this.heldByNobody = heldByNobody
  }

  wordFor(text: string, show: (text: string) => string): Word<Held> {
    const existing = this.byText.get(text)
    if (existing) return existing
    const stem = this.language.stem(text)
    const word = { id: this.words.length, text, stem, shown: show(text), holders: this.heldByNobody() }
    this.words.push(word)
    this.byText.set(text, word)
    this.starts.add(text)
    const forms = this.byStem.get(stem)
    if (forms) forms.push(word)
    else this.addStem(stem, word)
    return word
  }

  wordAt(id: number): Word<Held> | null {
    return this.words[id] ?? null
  }

  /** The forms of a stem that are in use. */
  forms(stem: string): Word<Held>[] {
    return (this.byStem.get(stem) ?? []).filter(isUsed)
  }

  isKnown(stem: string): boolean {
    return (this.byStem.get(stem) ?? []).some(isUsed)
  }

  /** Words that may be meant by a mistyped one: those that begin alike. */
  alike(text: string): Word<Held>[] {
    return this.used(this.starts.near(text))
  }

  startingWith(start: string): Word<Held>[] {
    const texts = start.length < START ? this.starts.under(start) : this.starts.near(start)
    return this.used(texts).filter(({ text }) => text.startsWith(start))
  }

  stemsEndingWith(end: string): string[] {
    return this.stemEnds.near(end).filter((stem) => stem.length > end.length && stem.endsWith(end))
  }

  stemsStartingWith(start: string): string[] {
    return this.stemStarts.near(start).filter((stem) => stem.length > start.length && stem.startsWith(start))
  }

  private addStem(stem: string, word: Word<Held>): void {
    this.byStem.set(stem, [word])
    this.stemEnds.add(stem)
    this.stemStarts.add(stem)
  }

  private used(texts: Iterable<string>): Word<Held>[] {
    const words: Word<Held>[] = []
    for (const text of texts) {
      const word = this.byText.get(text)
      if (word && isUsed(word)) words.push(word)
    }
    return words
  }
}

/** How often a word stands anywhere. */
export function usesOf({ holders: { name, category, hints } }: Word): number {
  return name.size + category.size + hints.size
}

function isUsed(word: Word): boolean {
  return usesOf(word) > 0
}
