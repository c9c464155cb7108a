import { slugify } from '@vonk/domain/text'
import type { Brand } from '../../label/index.ts'
import type { Language } from '../../label/language.ts'
import type { Translated } from '../product-brief.ts'
import { nameStyle } from '../products/name-style.ts'
import { nounOf } from '../products/noun-of.ts'
import { pick, type Slot } from '../seeded.ts'
import { splitSentences, summarise } from '../sentences.ts'
import type { SpecialFacts, SpecialKind, SpecialWords } from './special.ts'
import { giftCard, namePrint, oneOf, outfit, outfitReader, set, sewingPattern } from './specials.data.ts'

type Fills = Readonly<Record<string, Translated>>
type Draft = { readonly name: Translated; readonly sentences: readonly Translated[]; readonly fills: Fills }

const drafts: { readonly [K in SpecialKind]: (facts: SpecialFacts[K]) => Draft } = {
  'gift-card': ({ brand, amount }) => ({
    name: amount === null ? giftCard.freeName : giftCard.name,
    sentences: [amount === null ? giftCard.free[brand] : giftCard.fixed[brand]],
    fills: { amount: inEach((language) => formatEuros(amount ?? 0, language)) },
  }),
  'sewing-pattern': ({ brand, garment, seed }) => ({
    name: sewingPattern.name,
    sentences: [
      choose('opening', sewingPattern.openings[brand], seed),
      choose('moment', sewingPattern.closings[brand], seed),
    ],
    fills: { style: styleOf(brand, seed), noun: withinSentence(nounOf(garment)), one: oneOf[garment] },
  }),
  outfit: ({ brand, audience, pieces, seed }) => ({
    name: outfit.name,
    sentences: [
      choose('opening', brand === 'vonk' ? outfit.openings.vonk[outfitReader(audience)] : outfit.openings.razz, seed),
      choose('moment', outfit.contents[brand], seed),
    ],
    fills: { style: styleOf(brand, seed), pieces: listed(pieces) },
  }),
  set: ({ brand, garments, seed }) => ({
    name: set.name,
    sentences: [choose('opening', set.openings[brand], seed), choose('moment', set.closings[brand], seed)],
    fills: { style: styleOf(brand, seed), garments: listed(garments.map((garment) => oneOf[garment])) },
  }),
  'name-print': ({ brand, garment, seed, place = 'chest' }) => ({
    name: namePrint.name,
    sentences: [
      choose('opening', namePrint.places[brand][place], seed),
      choose('moment', namePrint.closings[brand], seed),
    ],
    fills: { style: styleOf(brand, seed), noun: nounOf(garment) },
  }),
}

/** The words of things that are not one garment in one colour. */
export function describeSpecial<K extends SpecialKind>(kind: K, facts: SpecialFacts[K]): SpecialWords {
  const { name: title, sentences, fills } = drafts[kind](facts)
  const name = inEach((language) => fill(title, fills, language))
  const written = (language: Language) => sentences.map((sentence) => fill(sentence, fills, language))
  return {
    name,
    description: inEach((language) => written(language).join(' ')),
    slug: inEach((language) => slugify(name[language])),
    metaDescription: inEach((language) => summarise(`${name[language]}.`, written(language).flatMap(splitSentences))),
  }
}

function inEach(write: (language: Language) => string): Translated {
  return { nl: write('nl'), de: write('de'), en: write('en') }
}

function fill(sentence: Translated, fills: Fills, language: Language): string {
  return sentence[language].replace(/\{(\w+)\}/g, (_, key: string) => fills[key]?.[language] ?? '')
}

function choose(slot: Slot, list: readonly Translated[], turn: number): Translated {
  return pick(list, { slot, key: 'special', turn })
}

function styleOf(brand: Brand, seed: number): Translated {
  return inEach(() => nameStyle(brand, seed))
}

/** Dutch nouns are small inside a name; a T keeps its shape. */
function withinSentence({ nl, ...others }: Translated): Translated {
  return { nl: nl.startsWith('T-') ? nl : nl.charAt(0).toLowerCase() + nl.slice(1), ...others }
}

/** British lists have no comma before the last word, as in the rest of the copy. */
const listLocale = { nl: 'nl', de: 'de', en: 'en-GB' } as const

function listed(words: readonly Translated[]): Translated {
  return inEach((language) => new Intl.ListFormat(listLocale[language]).format(words.map((word) => word[language])))
}

function formatEuros(cents: number, language: Language): string {
  const digits = cents % 100 === 0 ? 0 : 2
  const options = {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const
  return new Intl.NumberFormat(language, options).format(cents / 100)
}
