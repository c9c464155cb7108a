import type { Brand, GarmentType, Wearer } from '../../label/index.ts'
import { describeSpecial } from '../../words/index.ts'
import { DAY } from '../calendar.ts'
import type { Article } from '../range/article.ts'
import { matchArticle, middleSize, sizeNear } from '../range/match-articles.ts'
import { wearerOf } from '../range/wearer.ts'
import { taxClasses } from '../tax-rules.ts'
import { picturesOf } from './pictures-of.ts'
import type { Bench, Part, SpecialProduct } from './special-product.ts'

type Row = readonly [wearer: Wearer, ...slots: (readonly GarmentType[])[]]

const rows: Readonly<Record<Brand, readonly Row[]>> = {
  vonk: [
    ['girls', ['dress'], ['leggings'], ['cardigan', 'jacket']],
    ['boys', ['hoodie'], ['joggers'], ['sneaker']],
    ['baby', ['longsleeve'], ['dungarees'], ['beanie']],
    ['girls', ['tee'], ['skirt'], ['socks']],
    ['boys', ['shirt'], ['chino'], ['sneaker']],
    ['baby', ['sweater'], ['leggings', 'joggers'], ['socks']],
    ['girls', ['sweater'], ['jeans'], ['winter-coat']],
    ['boys', ['tee'], ['shorts'], ['cap']],
  ],
  razz: [
    ['girls', ['hoodie'], ['skirt'], ['sneaker']],
    ['boys', ['sweater', 'hoodie'], ['jeans'], ['beanie']],
    ['unisex', ['hoodie'], ['joggers'], ['bag']],
    ['girls', ['tee'], ['jeans'], ['jacket']],
    ['boys', ['shirt'], ['chino'], ['cap']],
  ],
}

/** Whole outfits: one size of each piece, which the cart can still change. */
export function makeOutfits(bench: Bench): SpecialProduct[] {
  const used = new Set<string>()
  return rows[bench.brand].flatMap((row, index) => {
    const open = bench.articles.filter(({ sku, markdown }) => !used.has(sku) && markdown.offer === null)
    const pieces = dress(open, row)
    for (const { sku } of pieces) used.add(sku)
    return pieces.length === row.length - 1 ? [makeOutfit(bench, { wearer: row[0], pieces, place: index })] : []
  })
}

function dress(articles: readonly Article[], [wearer, ...slots]: Row): Article[] {
  const pieces: Article[] = []
  for (const garments of slots) {
    const next = matchArticle(articles, { garments, wearer, beside: pieces })
    if (next) pieces.push(next)
  }
  return pieces
}

/** All pieces for one child: the size of the first, or the nearest to it. */
function inOneSize(pieces: readonly Article[]): readonly Part[] {
  const [first] = pieces
  const wanted = first ? middleSize(first).size : null
  return pieces.map((article) => ({ article, variant: sizeNear(article, wanted) }))
}

type Look = { readonly wearer: Wearer; readonly pieces: readonly Article[]; readonly place: number }

function makeOutfit(bench: Bench, { wearer, pieces, place }: Look): SpecialProduct {
  const { brand, day, nextId, nextNumber, words: book } = bench
  const sku = `${brand === 'vonk' ? 'VKO' : 'RZO'}${place + 1}`
  const names = pieces.map((piece) => book(piece).name)
  const parts = inOneSize(pieces)
  const id = nextId()
  const seed = nextNumber()
  const words = describeSpecial('outfit', { brand, audience: wearerOf({ brand, wearer }), pieces: names, seed })
  return {
    id,
    sku,
    brand,
    kind: 'outfit',
    type: 'grouped',
    words,
    price: null,
    taxClassId: taxClasses.standard,
    stock: null,
    launchedAt: day - (5 + place * 6) * DAY,
    visibility: 4,
    ...picturesOf({ sku, brand, wearer, seed, pieces }, { name: words.name, book, arrangements: ['worn', 'laid'] }),
    artwork: [],
    parts,
    fields: () => ({
      product_links: parts.map(({ variant }, position) => ({
        sku,
        link_type: 'associated',
        linked_product_sku: variant.sku,
        linked_product_type: 'simple',
        id: variant.id,
        position: position + 1,
        qty: 1,
        is_default: true,
      })),
    }),
  }
}
