import { slugify } from '@vonk/domain/text'
import type { SpecialWords, Translated } from '../../words/index.ts'
import { DAY } from '../calendar.ts'
import { shortOf } from '../range/price-style.ts'
import { taxClasses } from '../tax-rules.ts'
import { drawBook } from './draw-book.ts'
import { books } from './option-texts.data.ts'
import type { Bench, SpecialProduct } from './special-product.ts'

/** Printed books, taxed less than clothes. */
export function makeBooks({ brand, day, nextId }: Bench): SpecialProduct[] {
  return books[brand].map(({ name, description }, turn) => {
    const sku = `${brand === 'vonk' ? 'VKB' : 'RZB'}${turn + 1}`
    const path = `/${brand === 'vonk' ? 'v/k' : 'r/z'}/${sku.toLowerCase()}-cover.svg`
    return {
      id: nextId(),
      sku,
      brand,
      kind: 'sewing-pattern',
      type: 'simple',
      words: bookWords(name, description),
      price: shortOf(turn === 0 ? 25 : 18, brand),
      taxClassId: taxClasses.reduced,
      stock: { quantity: 64 - turn * 40, managesStock: true },
      launchedAt: day - (60 + turn * 90) * DAY,
      visibility: 4,
      pictures: [{ path, shows: name }],
      drawings: [],
      artwork: [{ path, svg: drawBook(brand, turn) }],
      parts: [],
      fields: () => ({}),
    }
  })
}

function bookWords(name: Translated, description: Translated): SpecialWords {
  const inEach = (write: (language: keyof Translated) => string) => ({
    nl: write('nl'),
    de: write('de'),
    en: write('en'),
  })
  return {
    name,
    description,
    slug: inEach((language) => slugify(name[language])),
    metaDescription: inEach((language) => description[language].split('. ')[0]?.concat('.') ?? ''),
  }
}
