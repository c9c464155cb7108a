import type { LanguageTools } from '../languages/index.ts'
import type { Holders, Vocabulary, Word } from './vocabulary.ts'

type Known<Held extends Holders> = { readonly language: LanguageTools; readonly vocabulary: Vocabulary<Held> }

const SHORTEST = 3
const links = ['s', 'n', 'en', 'er', 'es', 'e']

/** Words of the catalogue that end in this one: what they name is a kind of it. */
export function compoundsWithHead<Held extends Holders>(
  head: string,
  { language, vocabulary }: Known<Held>,
): Word<Held>[] {
  const stem = language.stem(head)
  if (stem.length < SHORTEST) return []
  const sure = language.headsOf(stem)
  const endings = endingsOf(stem, [head, ...sure, ...vocabulary.forms(stem).map(({ text }) => text)])
  return vocabulary
    .stemsEndingWith(stem)
    .filter((compound) => !language.isNoKind(compound))
    .flatMap((compound) => vocabulary.forms(compound))
    .filter((word) => {
      const first = firstPart(word, endings)
      return first.length >= SHORTEST && (sure.length > 0 || isModifier(first, { language, vocabulary }))
    })
}

/** A stem of three letters ends many words by chance: those must end in the word as it is written. Matroos is no kind of roze. */
function endingsOf(stem: string, written: readonly string[]): ReadonlySet<string> {
  return new Set(stem.length > SHORTEST ? [...written, stem] : written)
}

function firstPart({ text, stem }: Word, endings: ReadonlySet<string>): string {
  for (const ending of endings) {
    if (text.endsWith(ending)) return text.slice(0, -ending.length)
    if (stem.endsWith(ending)) return stem.slice(0, -ending.length)
  }
  return ''
}

/** Words of the catalogue that begin with this one: what they name has to do with it. */
export function compoundsWithModifier<Held extends Holders>(
  word: string,
  { language, vocabulary }: Known<Held>,
): Word<Held>[] {
  if (word.length < SHORTEST) return []
  const isHead = (stem: string) =>
    stem.length >= SHORTEST && (language.headsOf(stem).length > 0 || vocabulary.isKnown(stem))
  return vocabulary
    .stemsStartingWith(word)
    .filter((stem) => [stem.slice(word.length), ...withoutLink(stem.slice(word.length))].some(isHead))
    .flatMap((stem) => vocabulary.forms(stem))
}

export type Split = { readonly modifier: string | null; readonly head: string }

/** Takes a compound that the catalogue does not have apart, at the longest head it knows; best where it knows both parts. */
export function splitCompound<Held extends Holders>(
  word: string,
  { language, vocabulary }: Known<Held>,
  isFound: (word: string) => boolean,
) {
  let byHead: Split | null = null
  if (language.isNoKind(language.stem(word))) return { both: null, byHead }
  for (let place = SHORTEST; place <= word.length - SHORTEST; place += 1) {
    const [first, head] = [word.slice(0, place), word.slice(place)]
    if (!isFound(head)) continue
    const modifier = [first, ...linked(first)].find((part) => vocabulary.isKnown(language.stem(part))) ?? null
    if (modifier) return { both: { modifier, head }, byHead }
    if (language.headsOf(language.stem(head)).length > 0) byHead ??= { modifier: null, head }
  }
  return { both: null, byHead }
}

function isModifier<Held extends Holders>(part: string, { language, vocabulary }: Known<Held>): boolean {
  return [part, ...linked(part)].some((word) => word.length >= SHORTEST && vocabulary.isKnown(language.stem(word)))
}

/** A first part without the letters that only tie it to the next: kind-er, zomer-s. */
function linked(part: string): string[] {
  return links.filter((link) => part.endsWith(link)).map((link) => part.slice(0, -link.length))
}

function withoutLink(rest: string): string[] {
  return links.filter((link) => rest.startsWith(link)).map((link) => rest.slice(link.length))
}
