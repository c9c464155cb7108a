import { slugify } from '@vonk/domain/text'
import {
  describeSpecial,
  type ProductBrief,
  type ProductWords,
  type Translated,
  writeProducts,
} from '../../words/index.ts'
import type { Article } from './article.ts'
import { isPrint } from './style.ts'
import { wearerOf } from './wearer.ts'

export type Wordbook = (article: Article) => ProductWords

/** The words of every article, told in the order in which shoppers meet them. */
export function writeArticles(arranged: readonly Article[], designs: number): Wordbook {
  const first = arranged.filter(({ style }) => style.round === 0)
  const written = writeProducts(first.map(briefOf))
  const book = new Map(first.map((article, index) => [keyOf(article, designs), written[index]]))
  return (article) => {
    const words = book.get(keyOf(article, designs))
    if (words === undefined) throw new Error(`nobody wrote about ${article.sku}`)
    const { round, namePlace } = article.style
    if (namePlace) return { ...words, ...nameWords(article, namePlace) }
    return round === 0 ? words : repeated(words, round)
  }
}

function keyOf({ style, colour }: Article, designs: number): string {
  return `${style.number % designs} ${colour.id}`
}

function briefOf({ style, colour }: Article): ProductBrief {
  const { garment, brand, fabric, season, look, fit: fitCode, number } = style
  const motif = isPrint(look) ? { print: look } : { pattern: look }
  return { garment, brand, audience: wearerOf(style), colour, fabric, season, fitCode, seed: number, ...motif }
}

/** The colours of a design share its name, but not every word that is said about it. */
function nameWords({ style, colour }: Article, place: 'chest' | 'back') {
  const { brand, garment, number, colours } = style
  const words = describeSpecial('name-print', { brand, garment, seed: number, place })
  const turn = colours.findIndex(({ id }) => id === colour.id)
  const { description } = describeSpecial('name-print', { brand, garment, seed: number + 5 * turn, place })
  return {
    ...words,
    description,
    slug: inEach((language) => slugify(`${words.name[language]} ${colour.names[language]}`)),
  }
}

/** A repeated design borrows everything but the name. */
function repeated(words: ProductWords, round: number): ProductWords {
  const name = inEach((language) => `${words.name[language]} ${round + 1}`)
  return { ...words, name, slug: inEach((language) => `${words.slug[language]}-${round + 1}`) }
}

function inEach(write: (language: keyof Translated) => string): Translated {
  return { nl: write('nl'), de: write('de'), en: write('en') }
}
