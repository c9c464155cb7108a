import { describe, expect, it } from 'vitest'
import type { Brand } from '../../label/index.ts'
import { colours, garmentTypes } from '../../label/index.ts'
import type { Language } from '../../label/language.ts'
import { languages, type ProductBrief } from '../product-brief.ts'
import { splitSentences } from '../sentences.ts'
import { aBrief, aCatalogueBrief, aPageOf } from '../testing.ts'
import { fabricsFor } from './fabrics-for.ts'
import { writeProduct, writeProducts } from './write-product.ts'

const brands: readonly Brand[] = ['vonk', 'razz']
const wares = [...garmentTypes, 'swim-shorts'] as const
const kinds = brands.flatMap((brand) => wares.map((ware) => ({ brand, ware })))
const flaw = /undefined|NaN|[{}|[\]]| {2}|^\s|\s$|\s[.,:]|\.\.|!/

function everyPair(): ProductBrief[] {
  const pairs = garmentTypes.flatMap((garment) => fabricsFor[garment].map((fabric) => ({ garment, fabric })))
  const briefs = brands.flatMap((brand) => pairs.map((pair) => ({ brand, ...pair })))
  return briefs.flatMap(({ brand, garment, fabric }) =>
    Array.from({ length: 8 }, (_, number) => ({ ...aCatalogueBrief(brand, number, garment), fabric })),
  )
}

const everyText = everyPair().map((brief) => ({ brief, words: writeProduct(brief) }))

/** A sentence that only changes its colour is still the same sentence. */
function mostRepeated(page: readonly ProductBrief[], language: Language): readonly [sentence: string, count: number] {
  const counts = new Map<string, number>()
  for (const [index, { description }] of writeProducts(page).entries()) {
    const colour = new RegExp(page[index]?.colour.names[language] ?? '', 'gi')
    for (const sentence of splitSentences(description[language].replace(colour, '#')))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), ['', 0])
}

describe('writeProduct', () => {
  it('says something clean about every garment in every cloth, in three languages', () => {
    for (const { brief, words } of everyText) {
      const { name, description, fit, care, composition, metaDescription } = words
      for (const text of [name, description, fit, care, composition, metaDescription].flatMap((t) =>
        Object.values(t),
      )) {
        if (text.length > 3 && !flaw.test(text)) continue
        expect.fail(`${JSON.stringify(brief)}: ${text}`)
      }
    }
  })

  it('never says the same sentence twice in one text', () => {
    for (const { words } of everyText) {
      for (const text of [words.description, words.fit, words.care].flatMap((t) => Object.values(t))) {
        expect(new Set(splitSentences(text)).size, text).toBe(splitSentences(text).length)
      }
    }
  })

  it.each(brands)('gives 900 products of %s names and slugs of their own', (brand) => {
    const products = Array.from({ length: 900 }, (_, number) => writeProduct(aCatalogueBrief(brand, number)))
    for (const language of languages) {
      expect(new Set(products.map(({ name }) => name[language])).size).toBe(900)
      expect(new Set(products.map(({ slug }) => slug[language])).size).toBe(900)
    }
  })

  it('shares the name and the make between the colours of a style, but not the slug', () => {
    const [first, second] = colours
      .slice(0, 2)
      .map((colour, sequence) => writeProduct(aBrief({ colour, seed: 7, sequence })))

    expect(first?.name).toEqual(second?.name)
    expect(first?.fibres).toEqual(second?.fibres)
    expect(first?.slug.nl).not.toBe(second?.slug.nl)
  })

  it('makes every composition add up to a hundred', () => {
    for (const brief of everyPair()) {
      expect(writeProduct(brief).fibres.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
    }
  })

  it('names the print after the style, each language in its own order', () => {
    const { name } = writeProduct(aBrief({ print: 'dino', seed: 3 }))

    expect(name.nl).toMatch(/^Hoodie \S+ met dino$/)
    expect(name.de).toMatch(/^Hoodie \S+ mit Dino$/)
    expect(name.en).toMatch(/^\S+ hoodie with dino$/)
  })

  it('calls shorts of swim cloth by what they are for', () => {
    const { name, care } = writeProduct(aBrief({ garment: 'shorts', fabric: 'swim-lycra', audience: 'boys' }))

    expect([name.nl, name.de, name.en]).toEqual([
      expect.stringMatching(/^Zwemshort /),
      expect.stringMatching(/^Badeshorts /),
      expect.stringMatching(/ swim shorts$/),
    ])
    expect(care.en).toContain('Rinse')
  })

  it('makes slugs of plain letters, digits and hyphens', () => {
    for (const brief of everyPair()) {
      for (const slug of Object.values(writeProduct(brief).slug)) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })

  it('keeps the words for search engines short', () => {
    for (const brief of everyPair()) {
      for (const text of Object.values(writeProduct(brief).metaDescription)) expect(text.length).toBeLessThan(160)
    }
  })
})

describe('writeProducts', () => {
  it.each(kinds)('repeats no sentence more than three times among fifty of $brand: $ware', ({ brand, ware }) => {
    const page = aPageOf(brand, ware)
    for (const language of languages) {
      const [sentence, count] = mostRepeated(page, language)
      expect(count, sentence).toBeLessThanOrEqual(3)
    }
  })

  it.each(kinds)('tells no two of fifty the same: $brand, $ware', ({ brand, ware }) => {
    const texts = writeProducts(aPageOf(brand, ware)).map(({ description }) => description.nl)

    expect(new Set(texts).size).toBe(50)
  })

  it.each(brands)('repeats no sentence of %s more than three times on a page of everything', (brand) => {
    const all = Array.from({ length: 900 }, (_, number) => aCatalogueBrief(brand, number))
    for (let start = 0; start < 900; start += 50) {
      for (const language of languages)
        expect(mostRepeated(all.slice(start, start + 50), language)).toSatisfy(([, count]) => count <= 3)
    }
  })

  it('writes the same words for the same catalogue', () => {
    const page = aPageOf('razz', 'hoodie')

    expect(writeProducts(page)).toEqual(writeProducts(page))
  })
})
