import { slugify } from '@vonk/domain/text'
import type { Language } from '../../label/language.ts'
import { facts as deFacts } from '../de/facts.data.ts'
import { facts as enFacts } from '../en/facts.data.ts'
import { facts as nlFacts } from '../nl/facts.data.ts'
import type { FitCode, ProductBrief, Translated } from '../product-brief.ts'
import { summarise } from '../sentences.ts'
import { type CareSymbols, careCodes, careSymbols } from './care.ts'
import { chooseFit } from './choose-fit.ts'
import { composeFibres, describeFibres } from './composition.ts'
import type { Facts } from './copy.ts'
import type { FibreShare } from './fibre.ts'
import { createMemory, type Memory } from './memory.ts'
import { nameStyle } from './name-style.ts'
import { wareOf } from './ware-of.ts'
import { writeDescription } from './write-description.ts'
import { writeFit } from './write-fit.ts'

type Knowledge = { readonly facts: Facts; readonly percentSign: string }

const languages: Readonly<Record<Language, Knowledge>> = {
  nl: { facts: nlFacts, percentSign: '%' },
  de: { facts: deFacts, percentSign: '\u00a0%' },
  en: { facts: enFacts, percentSign: '%' },
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

/** All a product page says about a product, in the shop's three languages, without a thought of its neighbours. */
export function writeProduct(product: ProductBrief): ProductWords {
  return write(product, createMemory())
}

/** The same for a whole catalogue, in its order: a sentence comes back only when the others have had their turn. */
export function writeProducts(products: readonly ProductBrief[]): readonly ProductWords[] {
  const memory = createMemory()
  const counts = new Map<string, number>()
  return products.map((product) => {
    const kind = `${product.brand} ${wareOf(product)}`
    const sequence = counts.get(kind) ?? 0
    counts.set(kind, sequence + 1)
    return write({ ...product, sequence }, memory)
  })
}

function write(product: ProductBrief, memory: Memory): ProductWords {
  const fibres = composeFibres(product)
  const fitCode = chooseFit(product)
  const inEach = (write: (language: Language, knowledge: Knowledge) => string): Translated => ({
    nl: write('nl', languages.nl),
    de: write('de', languages.de),
    en: write('en', languages.en),
  })
  const name = inEach((language, { facts }) => nameProduct(product, language, facts))
  const sentences = writeDescription(product, memory)
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
