import { normalizeSearchText } from '@vonk/domain/search-text'
import type { LanguageTools } from '../languages/index.ts'
import { type Holders, usesOf, type Vocabulary, type Word } from './vocabulary.ts'

/** Words that are counted exactly; rarer ones are not worth suggesting. */
const MOST_COUNTED = 50

type Known<Held extends Holders> = { readonly language: LanguageTools; readonly vocabulary: Vocabulary<Held> }

/** What has been typed before the last word, and the words that may become of that one; forms of one word are together. */
export type Completions<Held extends Holders> = {
  readonly before: string
  readonly candidates: readonly { readonly text: string; readonly words: readonly Word<Held>[] }[]
}

/** Completions of the last word, most frequent first. */
export function completeWord<Held extends Holders>(
  prefix: string,
  { language, vocabulary }: Known<Held>,
): Completions<Held> {
  const text = normalizeSearchText(prefix)
  // A word may have hyphens in it: t-sh is the beginning of T-shirt.
  const last = /[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*$/u.exec(text)?.[0] ?? ''
  const before = text.slice(0, text.length - last.length)
  const [start = ''] = language.words(last.replaceAll('-', ''))
  if (start === '') return { before, candidates: [] }
  const begun = vocabulary.startingWith(start)
  const naming = begun.filter(isNaming)
  // Behind another word a mere colour makes no search of it: winter coat, never winter cocoa.
  const offered = naming.length > 0 || before !== '' ? naming : begun
  const forms = Map.groupBy(offered, ({ stem }) => stem)
  const candidates = [...forms.values()]
    .sort((a, b) => usesOfAll(b) - usesOfAll(a))
    .slice(0, MOST_COUNTED)
    .map((words) => ({ text: before + language.show(bestKnown(words).shown), words }))
  return { before, candidates }
}

/** Whether products or categories are mostly called by it; other words only say what something is like. */
function isNaming({ holders: { name, category, hints } }: Word): boolean {
  return name.size + category.size >= Math.max(hints.size, 1)
}

function usesOfAll(words: readonly Word[]): number {
  return words.reduce((sum, word) => sum + usesOf(word), 0)
}

/** The form products are named by; categories speak in plurals. */
function bestKnown(words: readonly Word[]): Word {
  return words.reduce((best, word) => {
    const more = word.holders.name.size - best.holders.name.size || usesOf(word) - usesOf(best)
    return more > 0 ? word : best
  })
}

/** The suggestions of which there are any, most frequent first. */
export function rankSuggestions<Counted extends { readonly text: string; readonly count: number }>(
  counted: readonly Counted[],
  size: number,
): Counted[] {
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, size > 0 ? size : 0)
}
