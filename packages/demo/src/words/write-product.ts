import type { Brand, Language } from '@vonk/domain/stores'
import { type CareSymbols, careCodes, careSymbols } from './care.ts'
import { chooseFit } from './choose-fit.ts'
import { composeFibres, describeFibres } from './composition.ts'
import type { BrandCopy, Facts } from './copy.ts'
import { facts as deFacts } from './de/facts.data.ts'
import { razz as deRazz } from './de/razz.data.ts'
import { vonk as deVonk } from './de/vonk.data.ts'
import { facts as enFacts } from './en/facts.data.ts'
import { razz as enRazz } from './en/razz.data.ts'
import { vonk as enVonk } from './en/vonk.data.ts'
import type { FibreShare } from './fibre.ts'
import { nameStyle } from './name-style.ts'
import { facts as nlFacts } from './nl/facts.data.ts'
import { razz as nlRazz } from './nl/razz.data.ts'
import { vonk as nlVonk } from './nl/vonk.data.ts'
import type { FitCode, ProductBrief, Translated } from './product-brief.ts'
import { slugify } from './slugify.ts'
import { writeDescription } from './write-description.ts'
import { writeFit } from './write-fit.ts'

type Voice = Readonly<Record<Brand, BrandCopy>> & { readonly facts: Facts; readonly percentSign: string }

const voices: Readonly<Record<Language, Voice>> = {
  nl: { vonk: nlVonk, razz: nlRazz, facts: nlFacts, percentSign: '%' },
  de: { vonk: deVonk, razz: deRazz, facts: deFacts, percentSign: '\u00a0%' },
  en: { vonk: enVonk, razz: enRazz, facts: enFacts, percentSign: '%' },
}

export type ProductWords = {
  readonly name: Translated
  readonly description: Translated
  readonly fit: Translated
  readonly fitCode: FitCode
  readonly care: Translated
  readonly careSymbols: CareSymbols
  readonly composition: Translated
  readonly fibres: readonly FibreShare[]
  readonly slug: Translated
  readonly metaDescription: Translated
}

/** All a product page says about a product, in the shop's three languages. */
export function writeProduct(product: ProductBrief): ProductWords {
  const fibres = composeFibres(product)
  const fitCode = chooseFit(product)
  const inEach = (write: (language: Language, voice: Voice) => string): Translated => ({
    nl: write('nl', voices.nl),
    de: write('de', voices.de),
    en: write('en', voices.en),
  })
  const name = inEach((language, { facts }) => nameProduct(product, language, facts))
  const sentences = (language: Language) =>
    writeDescription(product, voices[language][product.brand], product.colour.names[language])
  return {
    name,
    description: inEach((language) => sentences(language).join(' ')),
    fit: inEach((_, { facts }) => writeFit(product, fitCode, facts)),
    fitCode,
    care: inEach((_, { facts }) => [...new Set(careCodes(product))].map((code) => facts.care[code]).join(' ')),
    careSymbols: careSymbols(product),
    composition: inEach((_, { facts, percentSign }) => describeFibres(fibres, { facts, product, percentSign })),
    fibres,
    slug: inEach((language) => slugify(`${name[language]} ${product.colour.names[language]}`)),
    metaDescription: inEach((language) =>
      summarise(`${name[language]} in ${product.colour.names[language]}.`, sentences(language)),
    ),
  }
}

function nameProduct(product: ProductBrief, language: Language, { nouns, closerNouns, motifs }: Facts): string {
  const { garment, fabric, audience, brand, seed, print, pattern = 'plain' } = product
  const noun = closerNouns[`${garment}:${fabric}`] ?? closerNouns[`${garment}:${audience}`] ?? nouns[garment]
  const style = nameStyle(brand, seed)
  const motif = print ?? (pattern === 'plain' ? null : pattern)
  const base = language === 'en' ? `${style} ${noun}` : `${noun} ${style}`
  return motif ? `${base} ${motifs[motif]}` : base
}

/** As many sentences as a search engine shows. */
function summarise(start: string, sentences: readonly string[]): string {
  return sentences.reduce((text, next) => (text.length + next.length < 155 ? `${text} ${next}` : text), start)
}
