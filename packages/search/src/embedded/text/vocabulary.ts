import type { LanguageTools } from '../../languages/index.ts'
import { Buckets } from './buckets.ts'
import type { Place } from './text-weights.ts'
import { WeightedSlots } from './weighted-slots.ts'

/** A word as it stands in the catalogue, folded. */
export type Word = {
  readonly id: number
  readonly text: string
  readonly stem: string
  /** As it was written where it was first met. */
  readonly shown: string
  readonly holders: Readonly<Record<Place, WeightedSlots>>
}

const START = 2
const END = 3

/** The words of a collection; words with one stem are forms of one word. */
export class Vocabulary {
  private readonly words: Word[] = []
  private readonly byText = new Map<string, Word>()
  private readonly byStem = new Map<string, Word[]>()
  private readonly starts = new Buckets((text) => text.slice(0, START))
  private readonly stemEnds = new Buckets((stem) => stem.slice(-END))
  private readonly stemStarts = new Buckets((stem) => stem.slice(0, END))
  private readonly language: LanguageTools

  constructor(language: LanguageTools) {
    this.language = language
  }

  wordFor(text: string, show: (text: string) => string): Word {
    const existing = this.byText.get(text)
    if (existing) return existing
    const stem = this.language.stem(text)
    const word = { id: this.words.length, text, stem, shown: show(text), holders: nobody() }
    this.words.push(word)
    this.byText.set(text, word)
    this.starts.add(text)
    const forms = this.byStem.get(stem)
    if (forms) forms.push(word)
    else this.addStem(stem, word)
    return word
  }

  wordAt(id: number): Word | null {
    return this.words[id] ?? null
  }

  /** The forms of a stem that are in use. */
  forms(stem: string): Word[] {
    return (this.byStem.get(stem) ?? []).filter(isUsed)
  }

  isKnown(stem: string): boolean {
    return (this.byStem.get(stem) ?? []).some(isUsed)
  }

  /** Words that may be meant by a mistyped one: those that begin alike. */
  alike(text: string): Word[] {
    return this.used(this.starts.near(text))
  }

  startingWith(start: string): Word[] {
    const texts = start.length < START ? this.starts.under(start) : this.starts.near(start)
    return this.used(texts).filter(({ text }) => text.startsWith(start))
  }

  stemsEndingWith(end: string): string[] {
    return this.stemEnds.near(end).filter((stem) => stem.length > end.length && stem.endsWith(end))
  }

  stemsStartingWith(start: string): string[] {
    return this.stemStarts.near(start).filter((stem) => stem.length > start.length && stem.startsWith(start))
  }

  private addStem(stem: string, word: Word): void {
    this.byStem.set(stem, [word])
    this.stemEnds.add(stem)
    this.stemStarts.add(stem)
  }

  private used(texts: Iterable<string>): Word[] {
    const words: Word[] = []
    for (const text of texts) {
      const word = this.byText.get(text)
      if (word && isUsed(word)) words.push(word)
    }
    return words
  }
}

function nobody(): Word['holders'] {
  return { name: new WeightedSlots(), category: new WeightedSlots(), hints: new WeightedSlots() }
}

/** How often a word stands anywhere. */
export function usesOf({ holders: { name, category, hints } }: Word): number {
  return name.size + category.size + hints.size
}

function isUsed(word: Word): boolean {
  return usesOf(word) > 0
}
