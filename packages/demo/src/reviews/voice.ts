import type { GarmentType } from '../label/index.ts'

/** What a remark is about; a review speaks of each thing once. */
export type Topic =
  | 'fit'
  | 'wash'
  | 'colour'
  | 'feel'
  | 'wear'
  | 'child'
  | 'use'
  | 'gift'
  | 'buy'
  | 'detail'
  | 'look'
  | 'verdict'

/**
 * A sentence for those products and writers of which its scope is true: all words of it have to be, of "tee/polo" one,
 * "!baby" must not. In the text `[a|b]` is a choice, `<is/are>` follows the number of the garment's noun (as many
 * forms as the language has genders: its gender), `{ze:hij}` the child, and `{size}` and the like are facts.
 */
export type Remark = {
  readonly topic: Topic
  readonly scope: readonly Condition[]
  /** All ways to say it. */
  readonly variants: readonly string[]
  /** What may stand above a review that begins with it. */
  readonly titles: readonly string[]
}

/** One of these has to be true, or must not. */
export type Condition = { readonly oneOf: readonly string[]; readonly isBarred: boolean }

/** One remark per line; "(scope)" in front narrows the scope of all, "#" at the end starts the title. */
export function passage(topic: Topic, scope: string, lines: string): readonly Remark[] {
  return lines
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => {
      const [, own = '', text = '', title = ''] = /^(?:\(([^)]+)\) )?(.+?)(?: #(.+))?$/.exec(line) ?? []
      const words = `${scope} ${own}`.trim().split(' ')
      return {
        topic,
        scope: words.map(condition),
        variants: variantsOf(text),
        titles: title === '' ? [] : variantsOf(title),
      }
    })
}

function condition(word: string): Condition {
  const isBarred = word.startsWith('!')
  return { oneOf: word.slice(isBarred ? 1 : 0).split('/'), isBarred }
}

/** "[a|b] c" can be said as "a c" and as "b c". */
function variantsOf(text: string): readonly string[] {
  const choice = /\[([^[\]]+)\]/.exec(text)
  if (!choice) return [text]
  const [whole, options = ''] = choice
  return options.split('|').flatMap((option) => variantsOf(text.replace(whole, () => option)))
}

/** The garment's noun with its gender. */
export type Noun = readonly [noun: string, gender: string]

type ChildWords = Readonly<Record<string, readonly (readonly [girl: string, boy: string])[]>>

export type Grammar = {
  readonly nouns: Readonly<Record<GarmentType, Noun>>
  readonly swimShorts: Noun
  /** In the order in which `<…/…>` lists its forms; the last is the plural. */
  readonly genders: readonly string[]
  /** Words for the garment by gender: `{it}`, `{this}`, `{he}` …; `~` stands for the noun. */
  readonly garmentWords: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Words for the child; those after the second are only for children who are neither babies nor teens. */
  readonly childWords: ChildWords
  readonly grandchildWords: ChildWords
  /** A body height in centimetres as people write it. */
  readonly height: (centimetres: number) => string
  readonly grandmother: string
  readonly grandfather: string
  readonly years: (count: number) => string
  readonly months: (count: number) => string
}

export type Mood = 'glad' | 'mixed' | 'cross'

/** How the customers of one language write. */
export type Voice = {
  readonly grammar: Grammar
  readonly praise: readonly Remark[]
  readonly quibbles: readonly Remark[]
  readonly complaints: readonly Remark[]
  readonly titles: Readonly<Record<Mood, readonly Remark[]>>
  readonly girls: readonly string[]
  readonly boys: readonly string[]
  readonly parents: readonly string[]
  readonly grandmothers: readonly string[]
  readonly grandfathers: readonly string[]
  readonly teenGirls: readonly string[]
  readonly teenBoys: readonly string[]
  /** A slip of the finger now and then: what was meant, and what stands there. */
  readonly slips: readonly (readonly [meant: string, typed: string])[]
}
