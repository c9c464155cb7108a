import type { Dice } from '../catalogue/dice.ts'
import type { Language } from '../label/language.ts'
import type { ReviewedProduct } from './reviewed-product.ts'
import { monthsAt, sizeWords } from './size-words.ts'
import type { Facts } from './speak.ts'
import { isSwimming, type Writer } from './traits.ts'
import type { Grammar, Voice } from './voice.ts'

export type Circumstances = {
  readonly product: ReviewedProduct
  readonly writer: Writer
  readonly language: Language
  readonly voice: Voice
  /** A town with a shop of the brand. */
  readonly town: string
  /** The child, or the teen who writes. */
  readonly isGirl: boolean
  readonly isGrandmother: boolean
}

const brands = { vonk: 'Vonk', razz: 'Razz' } as const
const SCHOOL_AGE = { from: 24, to: 132 }

/** What one writer knows and can mention: the size that was bought, the child and its name, the colour. */
export function factsOf(circumstances: Circumstances, dice: Dice): Facts {
  const { product, writer, language, voice, town, isGirl } = circumstances
  const { grammar } = voice
  const isSwimShorts = isSwimming(product) && product.garment === 'shorts'
  const [noun, gender] = isSwimShorts ? grammar.swimShorts : grammar.nouns[product.garment]
  const bought = product.sizes.length === 0 ? -1 : dice.between(0, product.sizes.length - 1)
  const words = {
    ...garmentWords(grammar, noun, gender),
    ...(writer === 'teen' ? {} : familyWords(circumstances, ageAt(product.sizes[bought]), dice)),
    ...sizeFacts(product.sizes, bought, grammar),
    tall: tallIn(product.sizes[bought], grammar, dice),
    colour: product.colour?.[language],
    brand: brands[product.brand],
    town,
  }
  return { words, gender: grammar.genders.indexOf(gender), isPlural: gender === grammar.genders.at(-1), isGirl }
}

function garmentWords({ garmentWords: table }: Grammar, noun: string, gender: string): Facts['words'] {
  return Object.fromEntries(Object.entries(table).map(([name, forms]) => [name, forms[gender]?.replace('~', noun)]))
}

/** "Our youngest" is neither a baby nor a teen. */
function familyWords(circumstances: Circumstances, months: number | null, dice: Dice): Facts['words'] {
  const { writer, voice, isGirl, isGrandmother } = circumstances
  const { grandchildWords, childWords, grandmother, grandfather } = voice.grammar
  const table = writer === 'grandparent' ? grandchildWords : childWords
  const isAtSchool = months !== null && months >= SCHOOL_AGE.from && months < SCHOOL_AGE.to
  const place = dice.between(0, isAtSchool ? (table['child']?.length ?? 1) - 1 : 1)
  const words = Object.entries(table).map(([name, pairs]) => [name, (pairs[place] ?? pairs[0])?.[isGirl ? 0 : 1]])
  const elder = isGrandmother ? grandmother : grandfather
  return { ...Object.fromEntries(words), name: dice.pick(isGirl ? voice.girls : voice.boys), elder }
}

function ageAt(size: string | undefined): number | null {
  return size === undefined ? null : monthsAt(size)
}

function sizeFacts(sizes: readonly string[], bought: number, { years, months }: Grammar): Facts['words'] {
  const [smaller, size, bigger] = [bought - 1, bought, bought + 1].map((place) => sizes[place])
  const age = ageAt(size)
  return {
    size: said(size),
    smaller: said(smaller),
    bigger: said(bigger),
    age: age === null ? undefined : age < 24 ? months(age) : years(Math.round(age / 12)),
  }
}

const letterHeights: Readonly<Record<string, number>> = { XS: 160, S: 165, M: 170, L: 176, XL: 182 }

/** A height that goes with the size. */
function tallIn(size: string | undefined, { height }: Grammar, dice: Dice): string | undefined {
  if (size === undefined) return undefined
  const usual = letterHeights[size] ?? (monthsAt(size) === null ? null : Number(size))
  return usual === null ? undefined : height(usual - dice.between(0, 4))
}

function said(size: string | undefined): string | undefined {
  return size === undefined ? undefined : (sizeWords(size) ?? undefined)
}
